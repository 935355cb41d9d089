import { Check } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { daysAgo } from '#client/platform/days-ago.ts'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import { Badge } from '#client/ui/surfaces/badge.tsx'
import { Card } from '#client/ui/surfaces/card.tsx'
import type { Recommendation } from '#contract/recommendations.ts'
import { type HelpAnswer, helpAnswers } from '#rules/recommendations/facts.ts'
import { factsOf, helpWords } from './recommendation-words.ts'

const options = helpAnswers.map((value) => ({ value, label: helpWords[value] }))

type CompletedCardProps = { recommendation: Recommendation; onAnswer: (helped: HelpAnswer) => void }

export function CompletedCard({ recommendation, onAnswer }: CompletedCardProps) {
  const { title, href, helped, completedAt, createdAt } = recommendation
  const titleId = useId()
  const when = completedAt ?? createdAt
  return (
    <Card as="article" aria-labelledby={titleId} className="flex h-full flex-col">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-xs font-semibold text-ink-2">{factsOf(recommendation)}</p>
        <Badge tone="sage">
          <Check aria-hidden="true" strokeWidth={1.75} />
          <time dateTime={when}>{daysAgo(when)}</time>
        </Badge>
      </div>
      <h3 id={titleId} className="mt-2 mb-4 text-h3 font-medium wrap-anywhere">
        <Link to={href} className="text-inherit">
          {title}
        </Link>
      </h3>
      <div className="mt-auto grid gap-1.5">
        <p aria-hidden="true" className="text-sm font-semibold">
          Did it help?
        </p>
        <Segmented
          label={`Did it help? ${title}`}
          options={options}
          {...(helped ? { value: helped } : {})}
          onValueChange={onAnswer}
        />
      </div>
    </Card>
  )
}
