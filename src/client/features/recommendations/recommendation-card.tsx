import { ArrowRight, Check, X } from 'lucide-react'
import { useId } from 'react'
import { daysAgo } from '#client/platform/days-ago.ts'
import { Button, ButtonLink, IconButton } from '#client/ui/controls/button.tsx'
import { Badge } from '#client/ui/surfaces/badge.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'
import type { Recommendation } from '#contract/recommendations.ts'
import { factsOf, openWords } from './recommendation-words.ts'

type RecommendationCardProps = {
  recommendation: Recommendation
  /** The first of the list: the next step. */
  isLead: boolean
  onOpen: () => void
  onComplete: () => void
  onDismiss: () => void
}

export function RecommendationCard(props: RecommendationCardProps) {
  const { recommendation, isLead, onOpen, onComplete, onDismiss } = props
  const { type, title, description, reason, tags, href, createdAt } = recommendation
  const titleId = useId()
  const isStarter = tags.includes('starter')
  return (
    <Turn
      as="article"
      who="them"
      fill={isLead ? 'apricot' : 'plain'}
      isFlush
      aria-labelledby={titleId}
      className="flex h-full flex-col px-5.5 pt-3 pb-5"
    >
      <div className="-mr-3 flex items-center justify-between gap-3">
        <p className="text-xs font-semibold text-ink-2">{factsOf(recommendation)}</p>
        <IconButton label="Dismiss" about={title} onClick={onDismiss}>
          <X aria-hidden="true" strokeWidth={1.75} />
        </IconButton>
      </div>
      <h3 id={titleId} className="text-h3 font-medium wrap-anywhere">
        {title}
      </h3>
      <p className="mt-1.5 text-sm text-ink-2 wrap-anywhere">{description}</p>
      <p className="mt-3 border-l-3 border-sage-mid pl-3 text-sm wrap-anywhere">
        <span className="font-semibold">Why: </span>
        {reason}
      </p>
      <ul aria-label="Tags" className="mt-3 mb-4 flex flex-wrap gap-1.5">
        {isStarter && (
          <li>
            <Badge tone="sage">Starter</Badge>
          </li>
        )}
        {tags
          .filter((tag) => tag !== 'starter')
          .map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
      </ul>
      <div className="mt-auto flex flex-wrap items-center gap-2.5">
        <ButtonLink to={href} variant={isLead ? 'lamp' : 'work'} aria-describedby={titleId} onClick={onOpen}>
          {openWords[type]}
          <ArrowRight aria-hidden="true" strokeWidth={1.75} />
        </ButtonLink>
        <Button variant="line" aria-describedby={titleId} onClick={onComplete}>
          <Check aria-hidden="true" strokeWidth={1.75} />
          Mark Complete
        </Button>
        <p className="ml-auto text-xs text-ink-2">
          <time dateTime={createdAt}>{daysAgo(createdAt)}</time>
        </p>
      </div>
    </Turn>
  )
}
