import { ChevronDown } from 'lucide-react'
import type { Cue } from '#content/cues/cue.ts'
import { usesUntilYours } from '#rules/practice/cue-fading.ts'
import { CueList } from './cue-list.tsx'
import type { CueShelf } from './kept/cue-shelf.ts'

/** Learned lines. They can still be reached, but no longer take the place of new ones. */
export function YoursNow({ cues, shelf }: { cues: readonly Cue[]; shelf: CueShelf }) {
  if (cues.length === 0) return null
  return (
    <details className="group mt-8 border-t border-line pt-3">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 rounded-r1 font-serif text-h3 font-medium [&::-webkit-details-marker]:hidden">
        Yours now ({cues.length})
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 flex-none text-ink-2 transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="mt-1 mb-5 max-w-[52ch] text-sm text-ink-2">
        You have said each of these at least {usesUntilYours} times. You may not need to read them anymore.
      </p>
      <CueList label="Yours now" cues={cues} shelf={shelf} />
    </details>
  )
}
