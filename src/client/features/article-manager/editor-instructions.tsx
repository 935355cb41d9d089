import { X } from 'lucide-react'
import { useState } from 'react'
import { localStore, storageKeys } from '#client/platform/storage.ts'
import { Button, IconButton } from '#client/ui/controls/button.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'

const hidden = 'hidden'

/** How to change an article. Can be hidden and shown again. */
export function EditorInstructions() {
  const [isShown, setShown] = useState(() => localStore.read(storageKeys.articleInstructions) !== hidden)

  function show(wanted: boolean) {
    setShown(wanted)
    if (wanted) localStore.remove(storageKeys.articleInstructions)
    else localStore.write(storageKeys.articleInstructions, hidden)
  }

  if (!isShown) {
    return (
      <Button variant="quiet" className="mt-4 -ml-2" onClick={() => show(true)}>
        Show how to change an article
      </Button>
    )
  }
  return (
    <Turn as="section" who="them" className="relative mt-6 pr-16" aria-labelledby="how-to-change">
      <h2 id="how-to-change" className="text-h3 font-medium">
        How to change an article
      </h2>
      <IconButton label="Hide these instructions" className="absolute top-2 right-2" onClick={() => show(false)}>
        <X aria-hidden="true" strokeWidth={1.75} />
      </IconButton>
      <div className="mt-2 grid max-w-[70ch] gap-2 text-sm">
        <p>
          Articles are not edited here. Each one is a file of its own, <File>src/content/articles/&lt;id&gt;.md</File>,
          and its name is its address.
        </p>
        <p>
          To publish a draft, set <File>isPublished: true</File> at the top of its file. To add an article, add a file.
          The site shows it after the next build.
        </p>
        <p>
          <File>docs/content.md</File> explains every field, the formatting and what the checks look for.
        </p>
      </div>
    </Turn>
  )
}

function File({ children }: { children: string | string[] }) {
  return <code className="rounded-r1 bg-surface px-1.5 py-0.5 text-[0.94em] break-words">{children}</code>
}
