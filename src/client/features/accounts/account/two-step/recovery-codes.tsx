import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { saveFile } from '#client/platform/save-file.ts'
import { Button } from '#client/ui/controls/button.tsx'

/** Shows the recovery codes; there is no way to see them again. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const file = () =>
    new Blob([`Hearten recovery codes. Each works once.\n\n${codes.join('\n')}\n`], { type: 'text/plain' })
  return (
    <div className="grid gap-4.5">
      <h3 ref={title} tabIndex={-1} className="font-semibold">
        Two-step sign-in is on. Keep these recovery codes.
      </h3>
      <p>Without your phone, each of them signs you in once. We show them now and never again.</p>
      <ul aria-label="Recovery codes" className="grid gap-x-6 gap-y-1 font-mono text-sm desk:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="line" onClick={() => saveFile(file(), 'hearten-recovery-codes.txt')}>
          <Download aria-hidden="true" strokeWidth={1.75} className="size-5" />
          Download them
        </Button>
        <Button onClick={onSaved}>I’ve saved them</Button>
      </div>
    </div>
  )
}
