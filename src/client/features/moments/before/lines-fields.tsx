import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#client/platform/request/query-client.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Chip } from '#client/ui/controls/chip.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import { findCue } from '#content/cues/all-cues.ts'
import { readCueFavorites, readCueUses } from '#contract/cues.ts'
import type { MomentLine } from '#contract/moments/moments.ts'
import { momentLineMaxLength, momentLinesMax } from '#rules/moments/facts.ts'
import { isYoursNow } from '#rules/practice/cue-fading.ts'

const ordinals = ['First line to take with you (optional)', 'Second line', 'Third line'] as const
/** As many starred lines as can be read at a glance. */
const offeredMax = 4

type LinesFieldsProps = { lines: readonly MomentLine[]; onChange: (lines: readonly MomentLine[]) => void }

/** One to three lines: typed, or chosen from the starred ones that are not learned yet. */
export function LinesFields({ lines, onChange }: LinesFieldsProps) {
  const written = lines.findLastIndex(({ text }) => text !== '') + 1
  const [asked, setAsked] = useState(1)
  const shown = Math.min(momentLinesMax, Math.max(asked, written))
  const offered = useOfferedLines(lines)
  const free = lines.findIndex(({ text }) => text.trim() === '')
  const replace = (index: number, line: MomentLine) => onChange(lines.map((one, i) => (i === index ? line : one)))
  return (
    <div className="grid gap-3">
      {ordinals.slice(0, shown).map((label, index) => (
        <TextField
          key={label}
          label={label}
          maxLength={momentLineMaxLength}
          autoComplete="off"
          value={lines[index]?.text ?? ''}
          // A line that was edited is the person's own, and no longer counts as a use of the library's cue.
          onChange={(event) => replace(index, { text: event.currentTarget.value, cueId: null })}
        />
      ))}
      {shown < momentLinesMax && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setAsked(shown + 1)}>
          Take another line
        </Button>
      )}
      {offered.length > 0 && free !== -1 && (
        <div>
          <p className="mb-1.5 text-sm font-semibold">From your starred lines</p>
          <div className="flex flex-wrap gap-2">
            {offered.map((line) => (
              <Chip key={line.cueId} onClick={() => replace(free, line)}>
                {line.text}
              </Chip>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

/** Starred lines that are short enough, not chosen yet, and not used so often that they are learned. */
function useOfferedLines(lines: readonly MomentLine[]): MomentLine[] {
  const { data: favorites } = useQuery(queryOf(readCueFavorites))
  const { data: uses } = useQuery(queryOf(readCueUses))
  const isYours = (cueId: string) => isYoursNow(uses?.uses.find((use) => use.cueId === cueId)?.count ?? 0)
  const isTaken = (cueId: string) => lines.some((line) => line.cueId === cueId)
  return (favorites?.cueIds ?? [])
    .filter((cueId) => !isYours(cueId) && !isTaken(cueId))
    .flatMap((cueId) => {
      const text = findCue(cueId)?.text
      return text && text.length <= momentLineMaxLength ? [{ text, cueId }] : []
    })
    .slice(0, offeredMax)
}
