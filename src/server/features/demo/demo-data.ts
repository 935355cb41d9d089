import { findCalendar } from '#rules/progress/calendar.ts'
import type { GoalKind } from '#rules/progress/facts.ts'
import type { Database } from '#server/db/database.ts'
import { deleteDemoRows, insertDemoRows, lockDemo, readKnown } from './demo.queries.ts'
import { createDemoClock } from './demo-clock.ts'
import { type DemoAccount, demoPassword, demoPeople, demoSignIns, settledMember } from './demo-people.ts'
import { forumRows, type NoticeOfReply } from './forum/forum-rows.ts'
import { demoLeadIds, demoSubscriberIds, leadRows, subscriberRows } from './growth-rows.ts'
import { peopleRows } from './people-rows.ts'
import { sixWeeksRows } from './six-weeks/six-weeks-rows.ts'

const seed = 1234
const weeklyGoals: Record<GoalKind, number> = { checkIns: 5, techniques: 3, challenges: 2 }

export type DemoDataDeps = {
  db: Database
  hashPassword: (password: string) => Promise<string>
  pointsOf: (challengeId: string) => number
  noticeOfReply: NoticeOfReply
  /** Computes a member's progress from their records, like for everybody. */
  keepProgress: (userId: string, settings: { timeZone: string; targets: Record<GoalKind, number> }) => Promise<unknown>
  /** Creates the recommendations a member would get. */
  recommend: (userId: string) => Promise<unknown>
}

type SignIn = { account: DemoAccount; who: string; password: string }

/**
 * Creates people to sign in as and a community around them, once. What was deleted since stays deleted. Returns the
 * people to sign in as.
 */
export async function makeDemoData(deps: DemoDataDeps, now = new Date()): Promise<SignIn[]> {
  const { db } = deps
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const readPeople = () => readKnown(db, demoPeople, settledMember.id)
  let known = await readPeople()
  if (known.ids.size === 0) {
    await insertAll(deps, timeZone, now)
    known = await readPeople()
  }
  // Also if an earlier start was interrupted in between.
  if (known.ids.has(settledMember.id) && !known.isProgressKept) {
    await deps.keepProgress(settledMember.id, { timeZone, targets: weeklyGoals })
    await deps.recommend(settledMember.id)
  }
  return demoSignIns
    .filter(({ account }) => known.ids.has(account.id))
    .map((signIn) => ({ ...signIn, password: demoPassword }))
}

async function insertAll({ db, hashPassword, pointsOf, noticeOfReply }: DemoDataDeps, timeZone: string, now: Date) {
  const calendar = findCalendar(timeZone) ?? findCalendar('UTC')
  if (!calendar) throw new Error('UTC is always a time zone')
  const clock = createDemoClock(calendar, now)
  const password = await hashPassword(demoPassword)
  await db.transaction(async (tx) => {
    await lockDemo(tx)
    const { ids } = await readKnown(tx, demoPeople, settledMember.id)
    if (ids.size > 0) return
    await insertDemoRows(tx, {
      users: peopleRows(clock, password),
      leads: leadRows(clock),
      newsletterSubscribers: subscriberRows(clock),
      ...forumRows(clock, { seed, noticeOfReply }),
      ...sixWeeksRows(clock, { seed, pointsOf }),
    })
  })
}

/** For a database that once was a demo: everybody knows its passwords. */
export async function removeDemoData(db: Database): Promise<number> {
  const peopleIds = demoPeople.map(({ id }) => id)
  return db.transaction((tx) =>
    deleteDemoRows(tx, { peopleIds, leadIds: demoLeadIds, subscriberIds: demoSubscriberIds }),
  )
}
