import type { Bench, Figure } from './harness/bench.ts'
import { againstLittle, asker } from './harness/by-turns.ts'
import { type Member, openStage, type Stage } from './harness/stage.ts'

const calls = {
  'who I am': '/api/user',
  'my recommendations': '/api/recommendations',
  'my insights': '/api/insights',
  'my chat': '/api/chat/session',
} as const

/** The cost of a member's own screens after ten years of daily use, among 100,000 others. */
export const growth: Bench = {
  name: 'growth',
  async run(stage) {
    const second = await openStage()
    try {
      const [newcomer, regular] = [await stage.member(), await second.member()]
      await addOthers(second)
      await addTenYears(second, regular)
      await second.sql('vacuum analyze')
      const few = asker(stage.ports.app, newcomer.cookie)
      const many = asker(second.ports.app, regular.cookie)
      for (const { call, cookie } of [few, many]) {
        await call({ method: 'POST', path: '/api/recommendations/generate', cookie, body: {} })
      }
      const figures: Figure[] = []
      for (const [what, path] of Object.entries(calls)) {
        figures.push(
          await againstLittle(`${what}, after ten years among 100,000, against the first day alone`, {
            few: { ...few, path },
            many: { ...many, path },
          }),
        )
      }
      return figures
    } finally {
      await second.close()
    }
  },
}

async function addOthers({ sql }: Stage) {
  await sql(`insert into users (email, password, first_name)
    select 'other' || n || '@example.com', 'x', 'Other' from generate_series(1, 100000) n`)
  await sql(`insert into sessions (sid, user_id, sess, expire)
    select 'other-' || id, id, '{}', now() + interval '1 day' from users where password = 'x'`)
  await sql(`insert into mood_entries (user_id, mood, day, made_on)
    select u.id, 3, current_date - d, current_date - d from users u, generate_series(1, 5) d where u.password = 'x'`)
}

async function addTenYears({ sql }: Stage, { id }: Member) {
  await sql(
    `insert into mood_entries (user_id, mood, day, made_on, created_at)
     select $1, 1 + n % 5, current_date - n, current_date - n, now() - make_interval(days => n)
     from generate_series(1, 3650) n`,
    [id],
  )
  await sql(
    `insert into technique_usage (user_id, technique_id, duration_minutes, completed, rating, created_at)
     select $1, 'box-breathing', 4, true, 4, now() - make_interval(days => n) from generate_series(1, 3650) n`,
    [id],
  )
  await sql(
    `insert into user_challenge_completions
       (user_id, challenge_id, completed, completed_at, created_at, anxiety_before, anxiety_after)
     select $1, c.id, true, now() - make_interval(days => n), now() - make_interval(days => n), 7, 4
     from generate_series(1, 500) n, lateral (select id from exposure_challenges order by id offset n % 40 limit 1) c`,
    [id],
  )
}
