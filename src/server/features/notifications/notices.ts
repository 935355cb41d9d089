import { writeDate } from '#rules/written-date.ts'
import type { NewNotification } from './notifications.queries.ts'

export function trialEnding(userId: string, daysLeft: number, endsOn: Date): NewNotification {
  const when = daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`
  return {
    userId,
    kind: 'trial_ending',
    title: `Your free trial ends ${when}`,
    body: 'Nothing is charged and nothing renews by itself.',
    href: '/pricing',
    dedupeKey: `trial-ending:${endsOn.toISOString()}:${daysLeft}`,
  }
}

export function cancellationProcessed(userId: string, requestId: string, accessUntil: Date | null): NewNotification {
  return {
    userId,
    kind: 'cancellation_processed',
    title: 'Your membership will not renew',
    body: accessUntil ? `You keep everything until ${writeDate(accessUntil)}.` : 'It has ended.',
    href: '/account',
    dedupeKey: `cancellation:${requestId}`,
  }
}
