import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { hourMs } from '#rules/durations.ts'
import type { ReminderKind } from '#rules/moments/facts.ts'
import type { Queryable } from '#server/db/database.ts'
import { moments } from '#server/db/tables/moments.ts'
import { pushSubscriptions, reminderDeliveries, reminderSettings } from '#server/db/tables/reminders.ts'
import { users } from '#server/db/tables/users.ts'

/**
 * The longest time before a moment: from seven in the evening to the last minute of the next day, plus an hour when
 * clocks change.
 */
const longestHours = 31

/** Moments that may have a reminder due, of people who want reminders. */
export function listUpcoming(db: Queryable, now: Date) {
  const hasDevice = sql`exists (select 1 from ${pushSubscriptions} where ${pushSubscriptions.userId} = ${moments.userId})`
  const wantsMail = and(eq(reminderSettings.byMail, true), eq(users.emailVerified, true))
  const soon = new Date(now.getTime() + hourMs)
  return db
    .select({
      userId: moments.userId,
      momentId: moments.id,
      startsAt: sql<Date>`${moments.startsAt}`.mapWith(moments.startsAt),
      timeZone: moments.timeZone,
      reminders: moments.reminders,
      updatedAt: moments.updatedAt,
      quietFrom: reminderSettings.quietFrom,
      quietUntil: reminderSettings.quietUntil,
      email: users.email,
      firstName: users.firstName,
      wantsMail: sql<boolean>`coalesce(${wantsMail}, false)`,
    })
    .from(moments)
    .innerJoin(users, eq(users.id, moments.userId))
    .leftJoin(reminderSettings, eq(reminderSettings.userId, moments.userId))
    .where(
      and(
        isNull(moments.closedAt),
        sql`${moments.reminders} <> '{}'`,
        gt(moments.startsAt, now),
        lte(moments.startsAt, new Date(now.getTime() + longestHours * hourMs)),
        or(lte(moments.startsAt, soon), sql`'evening' = any(${moments.reminders})`),
        eq(users.isAccountDisabled, false),
        sql`not coalesce(${reminderSettings.isStopped}, false)`,
        or(wantsMail, hasDevice),
      ),
    )
    .orderBy(moments.startsAt)
}
export type Upcoming = Awaited<ReturnType<typeof listUpcoming>>[number]

export type Delivery = { userId: string; momentId: string; kind: ReminderKind; dueAt: Date; target: string }

const isThis = ({ userId, momentId, kind, dueAt, target }: Delivery) =>
  and(
    eq(reminderDeliveries.userId, userId),
    eq(reminderDeliveries.momentId, momentId),
    eq(reminderDeliveries.kind, kind),
    eq(reminderDeliveries.dueAt, dueAt),
    eq(reminderDeliveries.target, target),
  )

/** Longer than sending takes at worst. */
const claimSeconds = 60

/**
 * True for the caller that may send it now. The same statement checks that the moment still exists, at that time and
 * with that reminder, so that nothing is sent for what changed since the list was read.
 */
export async function claimDelivery(db: Queryable, delivery: Delivery, startsAt: Date): Promise<boolean> {
  const { userId, momentId, kind, dueAt, target } = delivery
  const { rowCount } = await db.execute(sql`
    insert into reminder_deliveries as d (user_id, moment_id, kind, due_at, target, claimed_until)
    select m.user_id, m.id, ${kind}, ${dueAt.toISOString()}::timestamptz, ${target},
      now() + make_interval(secs => ${claimSeconds})
    from moments m
    where m.user_id = ${userId} and m.id = ${momentId} and m.starts_at = ${startsAt.toISOString()}::timestamptz
      and m.closed_at is null and ${kind} = any(m.reminders)
      and not exists (select 1 from reminder_settings s where s.user_id = m.user_id and s.is_stopped)
    for key share of m
    on conflict (user_id, moment_id, kind, due_at, target) do update set claimed_until = excluded.claimed_until
    where d.done_at is null and d.claimed_until <= now()`)
  return rowCount === 1
}

export async function noteDone(db: Queryable, delivery: Delivery): Promise<void> {
  await db.update(reminderDeliveries).set({ doneAt: sql`now()` }).where(isThis(delivery))
}

/** Gives the claim up, so that the next run tries again. */
export async function releaseClaim(db: Queryable, delivery: Delivery): Promise<void> {
  await db.update(reminderDeliveries).set({ claimedUntil: sql`now()` }).where(isThis(delivery))
}

/** Nothing that old could be due again. */
export async function deleteOldDeliveries(db: Queryable): Promise<void> {
  await db.delete(reminderDeliveries).where(lt(reminderDeliveries.dueAt, sql`now() - interval '7 days'`))
}
