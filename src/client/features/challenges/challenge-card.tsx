import { Check, Lock } from 'lucide-react'
import { Link, type LinkProps } from 'react-router'
import { Badge } from '#client/ui/surfaces/badge.tsx'
import { Card } from '#client/ui/surfaces/card.tsx'
import type { ExposureChallenge } from '#contract/challenges/challenges.ts'
import { difficultyNames } from '#rules/challenges/facts.ts'
import { areaLabels, categoryLabels, pointsWords } from './challenge-words.ts'

type ChallengeCardProps = {
  challenge: ExposureChallenge
  link: Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>
  isCompleted: boolean
  /** Started and not finished. */
  isOpen: boolean
}

/** The whole card opens the challenge; the title is its accessible name. */
export function ChallengeCard({ challenge, link, isCompleted, isOpen }: ChallengeCardProps) {
  const { title, description, difficultyLevel, category, lifeCategory, points, estimatedDuration, isOwn } = challenge
  return (
    <Card as="article" className="relative flex h-full flex-col transition-shadow focus-within:shadow-2 hover:shadow-2">
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-xs font-semibold text-ink-2">{difficultyNames[difficultyLevel]}</p>
        <p className="flex flex-wrap gap-1.5">
          {isOwn && (
            <Badge>
              <Lock aria-hidden="true" strokeWidth={1.75} />
              Yours
            </Badge>
          )}
          {isOpen && <Badge tone="apricot">Started</Badge>}
          {isCompleted && (
            <Badge tone="sage">
              <Check aria-hidden="true" strokeWidth={1.75} />
              Completed
            </Badge>
          )}
        </p>
      </div>
      <h2 dir="auto" className="mt-2 text-h3 font-medium wrap-anywhere">
        <Link
          {...link}
          className="text-inherit no-underline after:absolute after:inset-0 after:rounded-r3 focus-visible:outline-none focus-visible:after:outline-[2.5px] focus-visible:after:-outline-offset-4 focus-visible:after:outline-sage"
        >
          {title}
        </Link>
      </h2>
      {description && (
        <p dir="auto" className="mt-2 line-clamp-3 text-sm text-ink-2 wrap-anywhere">
          {description}
        </p>
      )}
      <p className="mt-auto pt-4 text-xs font-semibold text-ink-2">
        {pointsWords(points)} · {estimatedDuration} · {categoryLabels[category]} · {areaLabels[lifeCategory]}
      </p>
    </Card>
  )
}
