import { Check } from 'lucide-react'
import { useState } from 'react'
import { newId } from '#client/platform/request/new-id.ts'
import { useUnsent, writeOf } from '#client/platform/unsent/use-unsent.ts'
import { classNames } from '#client/ui/class-names.ts'
import { readCueUses, recordCueUse } from '#contract/cues.ts'
import type { MomentLine } from '#contract/moments/moments.ts'

/** The chosen lines. A tap marks one as used: it fades, and the library's count of it goes up once. */
export function PocketLines({ lines }: { lines: readonly MomentLine[] }) {
  const { submit } = useUnsent()
  const [said, setSaid] = useState<ReadonlySet<string>>(new Set())

  function say({ text, cueId }: MomentLine) {
    if (said.has(text)) return
    setSaid(new Set([...said, text]))
    if (cueId === null) return
    const useId = newId()
    const call = writeOf(recordCueUse, { params: { cueId, useId } })
    const key = `cue-use:${useId}`
    void submit({
      kind: 'cue-use',
      label: 'A line you used',
      key,
      subject: useId,
      ...call,
      changes: [readCueUses.path],
    })
  }

  if (lines.length === 0) return null
  return (
    <ul aria-label="Your lines" className="grid gap-3">
      {lines.filter(isFirst).map((line) => (
        <li key={line.text}>
          <button
            type="button"
            dir="auto"
            aria-pressed={said.has(line.text)}
            onClick={() => say(line)}
            className={classNames(
              'flex w-full items-center justify-between gap-3 rounded-turn-you border border-on-dusk-2 px-5 py-4 text-start font-serif text-[1.5rem] leading-snug wrap-anywhere transition-opacity',
              said.has(line.text) && 'border-dashed text-on-dusk-2',
            )}
          >
            {line.text}
            {said.has(line.text) && <Check aria-label="Said" strokeWidth={1.75} className="size-6 flex-none" />}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A line that was chosen twice is shown once. */
const isFirst = ({ text }: MomentLine, index: number, lines: readonly MomentLine[]) =>
  lines.findIndex((line) => line.text === text) === index
