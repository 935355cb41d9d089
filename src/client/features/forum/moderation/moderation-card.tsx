import { useState } from 'react'
import { timeAgo } from '#client/platform/time-ago.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Badge } from '#client/ui/surfaces/badge.tsx'
import { Card } from '#client/ui/surfaces/card.tsx'
import type { ModerationItem } from '#contract/forum/forum-moderation.ts'
import { forumCategoryLabels } from '#rules/forum/categories.ts'
import type { ModerationDecision } from '#rules/forum/moderation.ts'
import { forumReportReasonLabels } from '#rules/forum/reports.ts'
import { AuthorLine } from './author-line.tsx'
import { kindLabels, statusLabels, thingLabels } from './moderation-words.ts'
import { NoteField } from './note-field.tsx'
import { useDecide } from './use-decide.ts'

/** Everything needed to decide about one post or reply. */
export function ModerationCard({ item }: { item: ModerationItem }) {
  const thing = thingLabels[item.targetType]
  return (
    <Card as="article" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        {item.kinds.map((kind) => (
          <Badge key={kind} tone="amber">
            {kindLabels[kind]}
          </Badge>
        ))}
        <Badge>{statusLabels[item.status]}</Badge>
        <span className="text-xs font-medium text-ink-2">
          A {thing} in {forumCategoryLabels[item.category]},{' '}
          <time dateTime={item.createdAt}>{timeAgo(item.createdAt).toLowerCase()}</time>
        </span>
      </div>
      <div className="grid gap-1.5">
        <h2 className="text-h3 font-medium wrap-anywhere">
          {item.targetType === 'replies' && 'Reply to: '}
          <bdi>{item.title}</bdi>
        </h2>
        <p dir="auto" className="max-h-80 max-w-(--read) overflow-y-auto wrap-anywhere whitespace-pre-line">
          {item.content}
        </p>
      </div>
      <Facts item={item} />
      <Decisions item={item} />
    </Card>
  )
}

function Facts({ item }: { item: ModerationItem }) {
  const { signals, reports } = item
  return (
    <dl className="grid gap-x-4 gap-y-2 text-sm desk:grid-cols-[9rem_1fr] [&_dt]:font-semibold">
      <dt>Written by</dt>
      <dd className="wrap-anywhere">
        <AuthorLine item={item} />
      </dd>
      {signals.length > 0 && (
        <>
          <dt>Found in it</dt>
          <dd>{signals.map((signal) => signal.replaceAll('_', ' ')).join(', ')}</dd>
        </>
      )}
      {reports.length > 0 && (
        <>
          <dt>{reports.length === 1 ? '1 report' : `${reports.length} reports`}</dt>
          <dd>
            <ul className="grid gap-1">
              {reports.map(({ reason, details, createdAt }) => (
                <li key={`${createdAt} ${reason} ${details}`} className="wrap-anywhere">
                  {forumReportReasonLabels[reason]}
                  {details && (
                    <>
                      : <bdi>{details}</bdi>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
    </dl>
  )
}

function Decisions({ item }: { item: ModerationItem }) {
  const [note, setNote] = useState('')
  const { mutate, isPending, variables } = useDecide()
  const { targetType, targetId, status } = item
  const button = (decision: ModerationDecision, label: string) => (
    <Button
      variant="line"
      isBusy={isPending && variables.decision === decision}
      disabled={isPending && variables.decision !== decision}
      onClick={() => mutate({ targetType, targetId, decision, note })}
    >
      {label}
    </Button>
  )
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <NoteField value={note} onChange={setNote} />
      <div className="flex flex-wrap gap-2">
        {status !== 'hidden' && button('hide', 'Hide')}
        {status === 'published'
          ? button('keep', 'Keep as it is')
          : button('restore', status === 'held' ? 'Put it up' : 'Restore')}
        {status === 'hidden' && button('keep', 'Keep hidden')}
      </div>
    </div>
  )
}
