import { type AnyColumn, and, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'
import { accountTokens, consents, recoveryCodes, sessions, twoStepKeys } from './tables/accounts.ts'
import { adminLog } from './tables/admin.ts'
import { exposureChallenges, ladderRatings, userChallengeCompletions } from './tables/challenges.ts'
import { chatMessages, chatSessions, coachNotes, coachPeople } from './tables/coach.ts'
import { cueFavorites, cueUses, lessonFeedback, notificationPreferences, notifications } from './tables/engagement.ts'
import { forumBlocks, forumLikes, forumPosts, forumReplies } from './tables/forum.ts'
import { forumModerationLog, forumReports, forumReviews } from './tables/forum-moderation.ts'
import { leads, newsletterSubscribers } from './tables/growth.ts'
import { cancellationRequests, membershipMails } from './tables/membership.ts'
import { moments } from './tables/moments.ts'
import { pushSubscriptions, reminderDeliveries, reminderSettings } from './tables/reminders.ts'
import { securityLog } from './tables/security.ts'
import { users } from './tables/users.ts'
import { weeklyReviews } from './tables/weekly-reviews.ts'
import {
  moodEntries,
  resourceInteractions,
  resourceRecommendations,
  techniqueUsage,
  userInsights,
  userProgress,
} from './tables/wellbeing.ts'

/** The address is only set if it is confirmed: data under an unconfirmed one may be a stranger's. */
type Whom = { userId: string; provenEmail: string | null }

export type PersonalTable = {
  table: PgTable
  /** The column with the person's id. */
  owner: AnyColumn
  /** Columns that the person may not read: secrets, and what would only help an attacker. */
  omit?: readonly string[]
  /** Set if the database does not delete the rows together with the person. */
  erase?: (db: Queryable, whom: Whom) => Promise<unknown>
  /** Set if rows belong to a person through more than the owner column. */
  where?: (whom: Whom) => SQL | undefined
}

const hasEmail = (column: AnyColumn, email: string | null) =>
  email === null ? sql`false` : sql`lower(${column}) = lower(${email})`
const leadsOf = ({ userId, provenEmail }: Whom) => or(eq(leads.userId, userId), hasEmail(leads.email, provenEmail))

/** Every table with a person in it. A test compares this list with the database's own foreign keys. */
export const personalTables: readonly PersonalTable[] = [
  {
    table: users,
    owner: users.id,
    omit: ['password', 'credentialsVersion', 'stripeCustomerId', 'stripeSubscriptionId', 'membershipLook'],
  },
  { table: sessions, owner: sessions.userId, omit: ['sid'] },
  { table: accountTokens, owner: accountTokens.userId, omit: ['tokenHash', 'credentialsVersion'] },
  { table: twoStepKeys, owner: twoStepKeys.userId, omit: ['sealedKey', 'lastStep'] },
  { table: recoveryCodes, owner: recoveryCodes.userId, omit: ['codeHash'] },
  { table: consents, owner: consents.userId },
  { table: moodEntries, owner: moodEntries.userId },
  { table: chatSessions, owner: chatSessions.userId },
  { table: chatMessages, owner: chatMessages.userId },
  { table: coachPeople, owner: coachPeople.userId },
  { table: coachNotes, owner: coachNotes.userId },
  { table: techniqueUsage, owner: techniqueUsage.userId },
  { table: userProgress, owner: userProgress.userId },
  { table: forumPosts, owner: forumPosts.userId },
  { table: forumReplies, owner: forumReplies.userId },
  { table: forumLikes, owner: forumLikes.userId },
  { table: forumReports, owner: forumReports.userId, omit: ['resolvedBy'] },
  // Whom somebody blocked is information about the other person.
  { table: forumBlocks, owner: forumBlocks.userId, omit: ['blockedUserId'] },
  {
    table: forumReviews,
    owner: forumReviews.userId,
    // The person may know what our own checks found. Who reported them could be guessed from the rest.
    omit: ['kinds', 'urgency'],
    where: ({ userId }) => and(eq(forumReviews.userId, userId), sql`cardinality(${forumReviews.signals}) > 0`),
  },
  { table: forumModerationLog, owner: forumModerationLog.userId, omit: ['moderatorId', 'note'] },
  // The person may know what was done to their account, but not by whom. What they did as an administrator stays.
  { table: adminLog, owner: adminLog.userId, omit: ['adminId'] },
  // On whose account an administrator acted is information about that person.
  { table: securityLog, owner: securityLog.userId, omit: ['aboutId'] },
  { table: exposureChallenges, owner: exposureChallenges.ownerId },
  { table: userChallengeCompletions, owner: userChallengeCompletions.userId },
  { table: ladderRatings, owner: ladderRatings.userId },
  { table: moments, owner: moments.userId },
  { table: pushSubscriptions, owner: pushSubscriptions.userId, omit: ['sid', 'p256dh', 'auth'] },
  { table: reminderSettings, owner: reminderSettings.userId, omit: ['calendarId'] },
  { table: reminderDeliveries, owner: reminderDeliveries.userId, omit: ['claimedUntil'] },
  { table: resourceRecommendations, owner: resourceRecommendations.userId },
  { table: userInsights, owner: userInsights.userId },
  { table: resourceInteractions, owner: resourceInteractions.userId },
  { table: cancellationRequests, owner: cancellationRequests.userId },
  { table: membershipMails, owner: membershipMails.userId },
  { table: notifications, owner: notifications.userId },
  { table: notificationPreferences, owner: notificationPreferences.userId },
  { table: weeklyReviews, owner: weeklyReviews.userId },
  { table: lessonFeedback, owner: lessonFeedback.userId },
  { table: cueFavorites, owner: cueFavorites.userId },
  { table: cueUses, owner: cueUses.userId },
  {
    table: leads,
    owner: leads.userId,
    where: leadsOf,
    // The row stays for statistics; nothing in it identifies anybody.
    erase: (db, whom) =>
      db
        .update(leads)
        .set({ email: '', campaign: null, referrer: null, userAgent: null, ipAddress: null, userId: null })
        .where(leadsOf(whom)),
  },
  {
    table: newsletterSubscribers,
    owner: newsletterSubscribers.email,
    where: ({ provenEmail }) => hasEmail(newsletterSubscribers.email, provenEmail),
    erase: (db, { provenEmail }) =>
      db.delete(newsletterSubscribers).where(hasEmail(newsletterSubscribers.email, provenEmail)),
  },
]

/** Everything stored about one person, by table. */
export async function exportPersonalData(db: Queryable, whom: Whom): Promise<Record<string, unknown>> {
  const everything: Record<string, unknown> = { exportedAt: new Date().toISOString() }
  for (const { table, owner, omit = [], where } of personalTables) {
    const columns = Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !omit.includes(name)))
    everything[getTableConfig(table).name] = await db
      .select(columns)
      .from(table)
      .where(where ? where(whom) : eq(owner, whom.userId))
  }
  return everything
}

/** Removes what deleting the account would leave elsewhere. */
export async function eraseTraces(db: Queryable, whom: Whom): Promise<void> {
  for (const { erase } of personalTables) await erase?.(db, whom)
}
