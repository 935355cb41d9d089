import { X } from 'lucide-react'
import { useId } from 'react'
import { daysAgo } from '#client/platform/days-ago.ts'
import { IconButton } from '#client/ui/controls/button.tsx'
import { Badge } from '#client/ui/surfaces/badge.tsx'
import { Card } from '#client/ui/surfaces/card.tsx'
import type { Insight } from '#contract/recommendations.ts'

export function InsightCard({ insight, onDismiss }: { insight: Insight; onDismiss: () => void }) {
  const { title, description, confidence, actionable, recordCount, createdAt } = insight
  const titleId = useId()
  return (
    <Card as="article" isFlush aria-labelledby={titleId} className="flex h-full flex-col px-5.5 pt-3 pb-5">
      <div className="-mr-3 flex items-center justify-between gap-3">
        <p className="flex flex-wrap gap-1.5">
          <Badge tone="sage">{Math.round(confidence * 100)}% confidence</Badge>
          {actionable && <Badge tone="apricot">Something to try</Badge>}
        </p>
        <IconButton label="Dismiss" about={title} onClick={onDismiss}>
          <X aria-hidden="true" strokeWidth={1.75} />
        </IconButton>
      </div>
      <h3 id={titleId} className="mt-1 text-h3 font-medium">
        {title}
      </h3>
      <p className="mt-1.5 mb-4 text-sm text-ink-2">{description}</p>
      <p className="mt-auto flex flex-wrap justify-between gap-x-4 text-xs text-ink-2">
        <span>From {recordCount === 1 ? 'one' : recordCount} of your own records</span>
        <time dateTime={createdAt}>{daysAgo(createdAt)}</time>
      </p>
    </Card>
  )
}
