import { Check, Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { IconButton } from '#client/ui/controls/button.tsx'
import { Badge } from '#client/ui/surfaces/badge.tsx'
import type { LadderRung } from '#contract/challenges/challenge-ladder.ts'
import { ladderScale } from '#rules/challenges/facts.ts'
import { pointsWords } from '../challenge-words.ts'
import { useChallengeView } from '../use-challenge-view.ts'

type RungRowProps = {
  rung: LadderRung
  isNext: boolean
  /** Null if it cannot be edited. */
  onEdit: ((rung: LadderRung) => void) | null
}

export function RungRow({ rung, isNext, onEdit }: RungRowProps) {
  const { linkTo } = useChallengeView()
  const { challenge, fear, matters, completed } = rung
  return (
    <li className="flex items-center gap-3.5 py-3">
      <span
        aria-hidden="true"
        className="grid size-11 flex-none place-items-center rounded-drop-them bg-sage-soft font-serif text-ui text-on-sage-soft"
      >
        {fear}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            {...linkTo(challenge.id)}
            dir="auto"
            className="py-1 font-semibold text-ink no-underline wrap-anywhere hover:underline"
          >
            {challenge.title}
          </Link>
          {isNext && <Badge tone="apricot">Next</Badge>}
          {challenge.isOwn && <Badge>Yours</Badge>}
          {completed && (
            <Badge tone="sage">
              <Check aria-hidden="true" strokeWidth={1.75} />
              Completed
            </Badge>
          )}
        </p>
        <p className="text-xs font-medium text-ink-2">
          Fear {fear} of {ladderScale.max} · matters {matters} of {ladderScale.max} · {pointsWords(challenge.points)}
        </p>
      </div>
      {challenge.isOwn && onEdit && (
        <IconButton label={`Change ${challenge.title}`} onClick={() => onEdit(rung)}>
          <Pencil aria-hidden="true" strokeWidth={1.75} />
        </IconButton>
      )}
    </li>
  )
}
