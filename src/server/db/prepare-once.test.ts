import { desc, eq, isNotNull, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '#server/testing/test-app.ts'
import type { Queryable } from './database.ts'
import { prepareOnce } from './prepare-once.ts'
import { sessions } from './tables/accounts.ts'
import { forumPosts } from './tables/forum.ts'
import { users } from './tables/users.ts'

const t = useTestApp()

beforeAll(async () => {
  const [first] = [await t.someone(), await t.premium()]
  await t.sql(`insert into forum_posts (user_id, title, content, category) values ($1, 'One', 'Words.', 'social')`, [
    first.id,
  ])
})

const perPerson = { id: users.id, trial: users.trialEndDate, isPaying: sql<boolean>`${users.paidUntil} is not null` }

const queries = {
  'dates, nulls and computed values': (db: Queryable) => db.select(perPerson).from(users).orderBy(desc(users.id)),
  'lists and objects in a column': (db: Queryable) => db.select().from(sessions).orderBy(sessions.sid),
  'an aliased page': (db: Queryable) => {
    const page = db.select().from(users).orderBy(users.id).limit(1).as('page')
    return db.select({ createdAt: page.createdAt, email: page.email }).from(page)
  },
  'an object of each joined table': (db: Queryable) =>
    db
      .select({ person: perPerson, sess: sessions.sess })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .orderBy(sessions.sid),
  'an object that can be missing': (db: Queryable) =>
    db
      .select({ id: users.id, post: { title: forumPosts.title, createdAt: forumPosts.createdAt } })
      .from(users)
      .leftJoin(forumPosts, eq(forumPosts.userId, users.id))
      .orderBy(users.id),
  'no rows': (db: Queryable) => db.select().from(users).where(isNotNull(users.paidUntil)),
}

describe('a query that is prepared once', () => {
  it.each(Object.entries(queries))('answers like Drizzle itself: %s', async (_what, build) => {
    const { db } = t.connection
    const prepared = prepareOnce((on) => build(on).prepare(''))
    const [once, again, plain] = [await prepared(db).execute(), await prepared(db).execute(), await build(db)]
    expect(once).toEqual(plain)
    expect(again).toEqual(plain)
  })
})
