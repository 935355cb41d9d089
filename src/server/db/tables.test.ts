import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moodScale } from '#rules/progress/moods.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { migrateDatabase } from './migrate.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let client: pg.Client
let userId: string

beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const made = await client.query(
    `insert into users (email, password, first_name) values ('a@b.example', 'x', 'A') returning *`,
  )
  userId = made.rows[0].id
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const one = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows[0]

describe('a new person', () => {
  it('starts with the defaults the product promises', async () => {
    expect(await one('select * from users where id = $1', [userId])).toMatchObject({
      subscription_status: 'free',
      has_used_trial: false,
      is_account_disabled: false,
      email_verified: false,
      role: 'member',
      trial_start_date: null,
    })
    expect(await one('insert into user_progress (user_id) values ($1) returning *', [userId])).toMatchObject({
      check_in_streak: 0,
      total_sessions: 0,
      average_mood: 3,
      weekly_goals: 0,
      weekly_goals_completed: 0,
      last_check_in: null,
    })
    expect(await one('insert into chat_sessions (user_id) values ($1) returning *', [userId])).toMatchObject({
      category: 'work',
      messages: [],
    })
    expect(
      await one(
        `insert into technique_usage (user_id, technique_id, duration_minutes) values ($1, 'x', 2) returning *`,
        [userId],
      ),
    ).toMatchObject({ category: 'work', completed: false, rating: null })
    expect(
      await one(
        `insert into forum_posts (user_id, title, content, category) values ($1, 't', 'c', 'social') returning *`,
        [userId],
      ),
    ).toMatchObject({ likes: 0, replies: 0, is_anonymous: false })
    expect(
      await one(
        `insert into resource_recommendations (user_id, type, resource_id, title, description, reason, category)
         values ($1, 'technique', 'x', 't', 'd', 'r', 'stress') returning *`,
        [userId],
      ),
    ).toMatchObject({ priority: 50, difficulty: 'beginner', dismissed: false, completed: false, tags: [] })
    expect(
      await one(
        `insert into user_insights (user_id, insight_type, title, description, confidence) values ($1, 't', 't', 'd', 0.5) returning *`,
        [userId],
      ),
    ).toMatchObject({ actionable: true, dismissed: false, data_points: [] })
    expect(await one(`insert into newsletter_subscribers (email) values ('n@b.example') returning *`)).toMatchObject({
      is_active: true,
      source: 'landing_page',
    })
    expect(await one(`insert into leads (email) values ('l@b.example') returning *`)).toMatchObject({
      converted_to_user: false,
    })
    expect(
      await one(`insert into cancellation_requests (user_id, reason) values ($1, 'Other') returning *`, [userId]),
    ).toMatchObject({ status: 'pending' })
  })
})

describe('the database itself refuses', () => {
  it.each([
    ['a mood above the scale', `insert into mood_entries (user_id, mood) values ($1, ${moodScale.max + 1})`],
    ['a mood below the scale', `insert into mood_entries (user_id, mood) values ($1, ${moodScale.min - 1})`],
    [
      'a rating of 9',
      `insert into technique_usage (user_id, technique_id, duration_minutes, rating) values ($1, 'x', 2, 9)`,
    ],
    [
      'a title of 256 letters',
      `insert into forum_posts (user_id, title, content, category) values ($1, repeat('x', 256), 'c', 'social')`,
    ],
    [
      'an unknown category',
      `insert into forum_posts (user_id, title, content, category) values ($1, 't', 'c', 'spam')`,
    ],
    [
      'an anxiety of 11',
      `insert into user_challenge_completions (user_id, challenge_id, anxiety_before) values ($1, 'none', 11)`,
    ],
    ['a second progress row', `insert into user_progress (user_id) values ($1)`],
    ['a second pending cancellation', `insert into cancellation_requests (user_id, reason) values ($1, 'Other')`],
    [
      'a confidence above one',
      `insert into user_insights (user_id, insight_type, title, description, confidence) values ($1, 't', 't', 'd', 1.2)`,
    ],
    ['an unknown subscription state', `update users set subscription_status = 'vip' where id = $1`],
    ['an unknown role', `update users set role = 'owner' where id = $1`],
    [
      'a trial that ends before it starts',
      `update users set trial_start_date = now(), trial_end_date = now() - interval '1 day' where id = $1`,
    ],
  ])('%s', async (_what, text) => {
    await expect(client.query(text, [userId])).rejects.toMatchObject({ code: expect.stringMatching(/^235|^23/) })
  })

  it('the same email in another case', async () => {
    await expect(
      client.query(`insert into users (email, password, first_name) values ('A@B.EXAMPLE', 'x', 'A')`),
    ).rejects.toMatchObject({ code: '23505' })
    await expect(
      client.query(`insert into newsletter_subscribers (email) values ('N@b.example')`),
    ).rejects.toMatchObject({ code: '23505' })
  })
})

describe('migrations', () => {
  it('are safe when several instances start together', async () => {
    await client.query('drop schema public cascade; create schema public; drop schema if exists drizzle cascade')
    await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(database.url)))
    expect(await one(`select count(*)::int from information_schema.tables where table_name = 'users'`)).toEqual({
      count: 1,
    })
  })
})
