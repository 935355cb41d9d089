import { findContactDetails } from '#rules/forum/contact-details.ts'
import type { ContactKind } from '#rules/forum/contact-kinds.ts'
import { assess } from '#rules/safety/assess.ts'
import { type Assessment, isAlarm } from '#rules/safety/assessment.ts'
import type { Queryable } from '#server/db/database.ts'
import { openReview, type Target } from './moderation/reviews.queries.ts'

/** The order of the queue: immediate danger, a crisis, held posts, then reports. */
export const urgencies = { imminent: 0, crisis: 1, held: 2, reported: 3 } as const

export type Reading = { heldFor: ContactKind[]; assessment: Assessment }

/** What our own checks find in a text before anybody else sees it. */
export function readWriting(text: string): Reading {
  return { heldFor: findContactDetails(text), assessment: assess(text) }
}

/** Sends held posts and signs of danger to the moderators, without changing the text. */
export async function requestReview(db: Queryable, target: Target, authorId: string, { heldFor, assessment }: Reading) {
  const { tier, reasons } = assessment
  if (isAlarm(assessment))
    await openReview(db, {
      target,
      authorId,
      kind: 'flagged',
      signals: reasons,
      urgency: tier === 'imminent' ? urgencies.imminent : urgencies.crisis,
    })
  if (heldFor.length > 0)
    await openReview(db, { target, authorId, kind: 'held', signals: heldFor, urgency: urgencies.held })
}
