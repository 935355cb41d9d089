import { describe, expect, it } from 'vitest'
import { retryOnDeadlock } from '#server/db/connections/deadlocks.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { foldTally, sumTally } from './tally.queries.ts'

const t = useTestApp()

const wrongCounters = () =>
  t.sql(
    `select id from forum_posts p
     where likes <> (select count(*) from forum_likes l where l.post_id = p.id)
        or replies <> (select count(*) from forum_replies r
                       where r.post_id = p.id and r.hidden_at is null and r.held_at is null)`,
  )

/** Retries like the services do, since PostgreSQL may end one of two deadlocked statements. */
const change = (text: string, values: unknown[]) => retryOnDeadlock(() => t.sql(text, values))

describe('the counters', () => {
  it('are right after everybody likes and answers everything while members and posts are deleted', async () => {
    for (let round = 0; round < 4; round += 1) {
      await t.sql(
        `insert into users (email, password, first_name)
         select 'crowd' || $1::text || '-' || n || '@example.com', 'x', 'C' from generate_series(1, 8) n`,
        [round],
      )
      await t.sql(
        `insert into forum_posts (user_id, title, content, category) select id, 't', 'c', 'social' from users`,
      )
      await t.sql(
        `insert into forum_replies (post_id, user_id, content) select p.id, u.id, 'c' from forum_posts p, users u`,
      )
      await t.sql(`insert into forum_likes (post_id, user_id) select p.id, u.id from forum_posts p, users u`)
      const [users, posts] = [await t.sql('select id from users'), await t.sql('select id from forum_posts')]
      await Promise.all([
        ...users.slice(0, 4).map(({ id }) => change('delete from users where id = $1', [id])),
        ...posts.slice(4, 7).map(({ id }) => change('delete from forum_posts where id = $1', [id])),
        change('update forum_replies set hidden_at = now() where post_id = $1', [posts[7]?.id]),
      ])
      expect(await wrongCounters()).toEqual([])
      await t.sql('delete from users')
    }
  })

  it('of the categories stay right while they are merged and posted to at the same time', async () => {
    const { db } = t.connection
    await t.sql(`insert into users (email, password, first_name) values ('poster@example.com', 'x', 'P')`)
    const post = () =>
      t.sql(`insert into forum_posts (user_id, title, content, category) select id, 't', 'c', 'social' from users`)
    const seen: number[] = []
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([post(), foldTally(db), post(), foldTally(db), post(), foldTally(db)])
      seen.push((await sumTally(db)).find(({ category }) => category === 'social')?.posts ?? 0)
    }
    expect(seen).toEqual([3, 6, 9, 12, 15])
    await foldTally(db)
    expect(await t.sql('select category, posts from forum_category_tally')).toEqual([{ category: 'social', posts: 15 }])
    await t.sql('delete from forum_posts')
    await foldTally(db)
    expect(await t.sql('select * from forum_category_tally')).toEqual([])
  })
})
