import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { migrateDatabase, migrationsFolder } from './migrate.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let client: pg.Client
/** The migrations up to the point when the text of a run was still stored in the run itself. */
let before: string

beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  before = await mkdtemp(join(tmpdir(), 'hearten-migrations-'))
  await cp(migrationsFolder, before, { recursive: true })
  const path = join(before, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  const at = journal.entries.findIndex(({ tag }: { tag: string }) => tag === '0027_challenges_are_moments')
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }))
})
afterAll(async () => {
  await client.end()
  await database.drop()
  await rm(before, { recursive: true })
})

const words = `fear, certainty_before, safety_habit_id, safety_habit, outcome, certainty_after, habit_dropped, learnt`

beforeEach(async () => {
  await client.query('drop schema public cascade; create schema public; drop schema if exists drizzle cascade')
  await migrateDatabase(database.url, before)
  await client.query(`
    insert into users (email, password, first_name) values ('a@b.example', 'x', 'A'), ('b@b.example', 'x', 'B');
    insert into user_progress (user_id, time_zone) select id, 'Asia/Tokyo' from users where first_name = 'A';
    insert into exposure_challenges
      (id, title, description, life_category, category, difficulty_level, points, estimated_duration, instructions, tips)
      values ('call', repeat('Call ', 30), 'd', 'school', 'phone_calls', 1, 10, '5 min', '{}', '{}');
    insert into user_challenge_completions (id, user_id, challenge_id, completed, completed_at, left_at, created_at, ${words})
      select first_name || name, u.id, 'call', done, case when done then '2026-02-03T10:00:00Z'::timestamptz end,
        case when aside then '2026-02-02T10:00:00Z'::timestamptz end, '2026-02-01T10:00:00Z', ${words}
      from users u, lateral (values (' whole'), (' line'), (' without'), (' aside'), (' open')) run (name),
      lateral (select name in (' whole', ' line', ' without') done, name = ' aside' aside,
        case when name in (' whole', ' aside') then 'They laugh, “loudly”.' end fear,
        case when name = ' whole' then 0 end certainty_before, case when name = ' whole' then 'hold-phone' end safety_habit_id,
        case when name = ' whole' then 'Holding my phone' end safety_habit, case when name = ' whole' then 'partly' end outcome,
        case when name = ' whole' then 100 end certainty_after, case when name = ' whole' then 'yes' end habit_dropped,
        case when name in (' whole', ' line') then u.first_name || ' learned it.' end learnt) said;
  `)
})

const rowsOf = async (text: string) => (await client.query(text)).rows

describe('words about a challenge that were written before it was a moment', () => {
  it('are all found again in the moment, for their owner', async () => {
    const written = await rowsOf(`select id, user_id, ${words} from user_challenge_completions
      where num_nonnulls(${words}) > 0 or id like '% open' order by id`)
    await migrateDatabase(database.url)
    expect(await rowsOf(`select completion_id as id, user_id, ${words} from moments order by completion_id`)).toEqual(
      written,
    )
    const kept = await rowsOf(`select completion_id, title, life_area, time_zone, starts_at, prepared_at, closed_at,
      debriefed_at, created_at from moments where completion_id like 'A%' order by completion_id`)
    const [begun, aside, done] = [1, 2, 3].map((day) => new Date(`2026-02-0${day}T10:00:00Z`))
    const ofAll = {
      life_area: 'school',
      time_zone: 'Asia/Tokyo',
      starts_at: null,
      prepared_at: begun,
      created_at: begun,
    }
    expect(kept).toMatchObject([
      { completion_id: 'A aside', ...ofAll, closed_at: aside, debriefed_at: null },
      { completion_id: 'A line', ...ofAll, closed_at: done, debriefed_at: done },
      { completion_id: 'A open', ...ofAll, closed_at: null, debriefed_at: null },
      { completion_id: 'A whole', ...ofAll, closed_at: done, debriefed_at: done },
    ])
    const others = await rowsOf(`select distinct time_zone from moments where completion_id like 'B%'`)
    expect(others).toEqual([{ time_zone: 'UTC' }])
  })

  it('stay where they are, every one, if a single one would not arrive', async () => {
    await client.query(`
      create function lose() returns trigger language plpgsql as $$ begin new.learnt := null; return new; end $$;
      create trigger lose before insert on moments for each row when (new.learnt like 'B%') execute function lose()`)
    const written = await rowsOf('select * from user_challenge_completions order by id')
    await expect(migrateDatabase(database.url)).rejects.toMatchObject({
      cause: { message: 'The words of 2 challenge runs did not arrive in their moments; nothing was changed.' },
    })
    expect(await rowsOf('select * from user_challenge_completions order by id')).toEqual(written)
    expect(await rowsOf('select id from moments')).toEqual([])
  })
})
