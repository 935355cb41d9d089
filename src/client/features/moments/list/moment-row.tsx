import { Link } from 'react-router'
import type { Moment } from '#contract/moments/moments.ts'
import { factsLine } from '../moment-words.ts'
import { momentPath, phaseOf } from '../phase.ts'

const nextWords = { before: 'Get ready', during: 'Ready', after: 'How did it go?' } as const

/** One moment of a list, and its next step. */
export function MomentRow({ moment, now }: { moment: Moment; now: Date }) {
  const isAside = moment.challenge && !moment.challenge.isCompleted
  const closed = moment.after?.learnt ?? (isAside ? 'Set aside' : 'Closed')
  const state = moment.closedAt ? closed : nextWords[phaseOf(moment, now)]
  return (
    <li>
      <Link
        to={momentPath(moment.id)}
        className="group grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-r1 py-3 text-ink no-underline"
      >
        <span className="min-w-0">
          <b dir="auto" className="wrap-anywhere group-hover:underline">
            {moment.title}
          </b>
          <span className="block text-sm text-ink-2 wrap-anywhere">{factsLine(moment, now)}</span>
        </span>
        <span dir="auto" className="max-w-40 text-right text-sm font-semibold text-sage wrap-anywhere">
          {state}
        </span>
      </Link>
    </li>
  )
}
