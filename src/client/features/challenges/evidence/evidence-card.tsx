import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useUnsent } from '#client/platform/unsent/use-unsent.ts'
import { IconButton } from '#client/ui/controls/button.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'
import type { WallLine } from '#contract/challenges/evidence.ts'
import { dayOf } from '../challenge-words.ts'
import { habitWords, outcomeWords } from './evidence-words.ts'
import { LearntEditor } from './learnt-editor.tsx'

/** Shows a changed wording that has not been sent yet. */
function useLatestWords(line: WallLine): WallLine {
  const { entries } = useUnsent()
  const latest = entries.findLast(({ subject }) => subject === `learnt:${line.id}`)
  return latest ? { ...line, learnt: (latest.body as { learnt: string | null }).learnt } : line
}

/** One experiment: what it taught, what was feared, and what happened. */
export function EvidenceCard({ line: known }: { line: WallLine }) {
  const line = useLatestWords(known)
  const [state, setState] = useState<'read' | 'editing' | 'edited'>('read')
  const { title, happenedAt, fear, outcome, certaintyBefore, certaintyAfter, safetyHabit, habitDropped, source } = line
  return (
    <Turn as="article" who="you" fill="plain" aria-label={title} className="flex h-full flex-col">
      {state === 'editing' ? (
        <LearntEditor line={line} onClose={() => setState('edited')} />
      ) : (
        <div className="flex items-start justify-between gap-2">
          {line.learnt ? (
            <p dir="auto" className="say wrap-anywhere">
              “{line.learnt}”
            </p>
          ) : (
            <p className="pt-3 text-sm text-ink-2">No line written for this one.</p>
          )}
          {source === 'challenge' && (
            <IconButton
              label={line.learnt ? 'Change this line' : 'Write a line'}
              // The same challenge appears once for each time it was done.
              about={`${title}, ${dayOf(happenedAt)}`}
              className="-mt-2 -mr-3"
              autoFocus={state === 'edited'}
              onClick={() => setState('editing')}
            >
              <Pencil aria-hidden="true" strokeWidth={1.75} />
            </IconButton>
          )}
        </div>
      )}
      {fear && (
        <p className="mt-2.5 text-sm text-ink-2 wrap-anywhere">
          Feared: “<bdi>{fear}</bdi>” {outcome && outcomeWords[outcome]}
          {certaintyBefore !== null && certaintyAfter !== null && (
            <span className="whitespace-nowrap">
              {' '}
              Sure {certaintyBefore}% → {certaintyAfter}%.
            </span>
          )}
        </p>
      )}
      {safetyHabit && habitDropped && (
        <p className="mt-1.5 text-sm text-ink-2 wrap-anywhere">
          <bdi>{safetyHabit}</bdi>: {habitWords[habitDropped]}.
        </p>
      )}
      <p className="mt-auto pt-3 text-xs font-semibold text-ink-2 wrap-anywhere">
        <bdi>
          <Link to={`/moments/${line.momentId}`} className="link">
            {title}
          </Link>
        </bdi>{' '}
        · {dayOf(happenedAt)}
      </p>
    </Turn>
  )
}
