import { getTableConfig } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { personalTables } from '#server/db/personal-data.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()

type ForeignKey = { table: string; column: string; rule: string }

async function keysToUsers(): Promise<ForeignKey[]> {
  const rows = await t.sql(`
    select k.conrelid::regclass::text as "table", a.attname as "column", k.confdeltype as rule
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'users'::regclass`)
  return rows as ForeignKey[]
}

const marked = 'planted-string'

/** One row in every table for a person, with a marker in every free text. */
async function plantEverything(userId: string, email: string) {
  const insert = (text: string, ...values: unknown[]) => t.sql(text, [userId, ...values])
  await t.sql(`insert into exposure_challenges (id, title, description, category, difficulty_level, points, estimated_duration, instructions, tips)
    values ('queue', 'q', 'q', 'conversation', 1, 10, '5 min', '{a}', '{b}') on conflict do nothing`)
  await insert(`insert into mood_entries (user_id, mood, notes, tags) values ($1, 3, '${marked}', '{${marked}}')`)
  await insert(`insert into chat_sessions (user_id, messages) values ($1, '[{"content":"${marked}"}]')`)
  await insert(`insert into chat_messages (session_id, position, user_id, message)
    select id, 1, $1, '{"content":"${marked}"}' from chat_sessions where user_id = $1`)
  await insert(`insert into coach_people (user_id, safety) values ($1, '{"said":["${marked}"]}')`)
  await insert(`insert into coach_notes (user_id, kind, text) values ($1, 'note', '${marked}')`)
  await insert(`insert into technique_usage (user_id, technique_id, duration_minutes) values ($1, '${marked}', 2)`)
  await insert(`insert into user_progress (user_id) values ($1)`)
  await insert(
    `insert into forum_posts (user_id, title, content, category, is_anonymous) values ($1, '${marked}', '${marked}', 'social', true)`,
  )
  await insert(
    `insert into forum_replies (post_id, user_id, content) select id, $1, '${marked}' from forum_posts where user_id = $1`,
  )
  await insert(`insert into forum_likes (post_id, user_id) select id, $1 from forum_posts where user_id = $1`)
  await insert(
    `insert into forum_reports (user_id, post_id, reason) select $1, id, '${marked}' from forum_posts where user_id = $1`,
  )
  await insert(`insert into exposure_challenges (id, owner_id, title, description, category, difficulty_level, points, estimated_duration, instructions, tips, fear, matters)
    values ('${marked}', $1, '${marked}', '', 'conversation', 1, 10, '5 min', '{}', '{}', 2, 7)`)
  await insert(`insert into forum_blocks (user_id, post_id) select $1, id from forum_posts where user_id = $1`)
  await insert(
    `insert into forum_reviews (user_id, post_id, kinds, signals, urgency) select $1, id, '{flagged}', '{${marked}}', 1 from forum_posts where user_id = $1`,
  )
  await insert(
    `insert into forum_moderation_log (user_id, moderator_id, decision, target_type, target_id, note) select $1, $1, 'keep', 'posts', id, '${marked}' from forum_posts where user_id = $1`,
  )
  await insert(`insert into weekly_reviews (user_id, is_on, time_zone) values ($1, true, '${marked}')`)
  await insert(`insert into notification_preferences (user_id, kind, is_on) values ($1, 'forum_reply', false)`)
  await insert(
    `insert into user_challenge_completions (user_id, challenge_id, notes) values ($1, 'queue', '${marked}')`,
  )
  await insert(`insert into ladder_ratings (user_id, situation_id, fear, matters) values ($1, '${marked}', 3, 8)`)
  await insert(
    `insert into moments (id, user_id, completion_id, title, time_zone, life_area, fear, facts)
     select gen_random_uuid(), $1, id, '${marked}', 'UTC', 'work', '${marked}', '${marked}' from user_challenge_completions where user_id = $1`,
  )
  await insert(`insert into push_subscriptions (id, user_id, sid, endpoint, p256dh, auth, device)
    select gen_random_uuid(), $1, sid, 'https://push.example/${marked}', '${marked}', '${marked}', 'x' from sessions where user_id = $1 limit 1`)
  await insert(`insert into reminder_settings (user_id, by_mail) values ($1, true)`)
  await insert(`insert into reminder_deliveries (user_id, moment_id, kind, due_at, target, claimed_until)
    select $1, id, 'hour', now(), '${marked}', now() from moments where user_id = $1`)
  await insert(`insert into resource_recommendations (user_id, type, resource_id, title, description, reason, category)
    values ($1, 'technique', 'x', '${marked}', 'd', 'r', 'social')`)
  await insert(
    `insert into user_insights (user_id, insight_type, title, description, confidence) values ($1, 't', '${marked}', 'd', 0.5)`,
  )
  await insert(
    `insert into resource_interactions (user_id, action, metadata) values ($1, 'completed', '{"m":"${marked}"}')`,
  )
  await insert(`insert into cancellation_requests (user_id, reason, feedback) values ($1, 'Other', '${marked}')`)
  await insert(
    `insert into admin_log (user_id, admin_id, action, details) values ($1, $1, 'extend_trial', '{"until":"${marked}"}')`,
  )
  await insert(`insert into membership_mails (user_id, key) values ($1, '${marked}')`)
  await insert(`insert into notifications (user_id, kind, title, dedupe_key) values ($1, 'reply', '${marked}', 'k')`)
  await insert(`insert into lesson_feedback (user_id, lesson_id, helpful) values ($1, '${marked}', true)`)
  await insert(`insert into cue_favorites (user_id, cue_id) values ($1, '${marked}')`)
  await insert(`insert into cue_uses (user_id, cue_id, use_id) values ($1, '${marked}', gen_random_uuid())`)
  await insert(`insert into two_step_keys (user_id, sealed_key) values ($1, '${marked}')`)
  await insert(`insert into recovery_codes (user_id, code_hash) values ($1, '${marked}')`)
  await insert(`insert into consents (user_id, kind, granted) values ($1, 'analytics', true)`)
  await insert(
    `insert into account_tokens (user_id, token_hash, purpose, email, expires_at) values ($1, $1::uuid::text, 'verify_email', $2, now() + interval '1 day')`,
    email,
  )
  await insert(
    `insert into leads (user_id, email, campaign, referrer, user_agent, ip_address) values ($1, $2, '${marked}', '${marked}', '${marked}', '192.0.2.7')`,
    email,
  )
  await t.sql(`insert into newsletter_subscribers (email) values ($1)`, [email.toUpperCase()])
  await insert('update users set email_verified = true where id = $1')
}

async function everythingStored(): Promise<string> {
  const tables = await t.sql(
    `select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  const dumps = await Promise.all(tables.map(({ name }) => t.sql(`select t::text as row from ${name} t`)))
  return JSON.stringify(dumps)
}

describe('what belongs to a person', () => {
  it('is listed for every table that the database ties to users', async () => {
    const keys = await keysToUsers()
    const listed = personalTables.map(({ table }) => getTableConfig(table).name)
    expect(new Set(keys.map((key) => key.table).filter((table) => !listed.includes(table)))).toEqual(new Set())
  })

  it('goes with the account by the database’s own rules, but for leads and who handled a post', async () => {
    const keys = await keysToUsers()
    const kept = keys.filter((key) => key.rule !== 'c').map((key) => `${key.table}.${key.column}:${key.rule}`)
    expect(kept.sort()).toEqual([
      'admin_log.admin_id:n',
      'forum_moderation_log.moderator_id:n',
      'forum_reports.resolved_by:n',
      'leads.user_id:n',
      'security_log.about_id:n',
    ])
    const gone = keys.filter((key) => key.rule === 'c').map((key) => key.table)
    for (const table of ['mood_entries', 'chat_sessions', 'technique_usage', 'forum_posts', 'forum_replies'])
      expect(gone).toContain(table)
    for (const table of [
      'user_challenge_completions',
      'user_progress',
      'resource_recommendations',
      'user_insights',
      'resource_interactions',
    ])
      expect(gone).toContain(table)
  })
})

describe('downloading one’s data', () => {
  it('holds every planted line and no secret', async () => {
    const person = await t.someone({ firstName: 'Exporta' })
    await plantEverything(person.id, person.email)
    const reply = await t.get('/api/user/export', { as: person })
    expect(reply.headers['content-disposition']).toMatch(/attachment; filename="hearten-data-\d{4}-\d\d-\d\d\.json"/)
    const data = reply.json()
    for (const { table } of personalTables) {
      expect(data[getTableConfig(table).name], getTableConfig(table).name).toHaveLength(1)
    }
    const [row] = await t.sql('select password from users where id = $1', [person.id])
    expect(reply.body).not.toContain(row?.password)
    expect(reply.body).toContain(marked)
    const other = await t.someone()
    expect((await t.get('/api/user/export', { as: other })).body).not.toContain('Exporta')
    await t.delete('/api/user', { as: person, body: { password: person.password } })
  })
})

describe('deleting one’s account', () => {
  it('wants the password, then leaves no trace and no session', async () => {
    const person = await t.someone({ email: 'erase-me@example.com', firstName: 'Erasmus-Unique' })
    await plantEverything(person.id, person.email)
    const phone = { ...person, cookie: await t.signIn(person) }
    const refused = await t.delete('/api/user', { as: person, body: { password: 'not it at all' } })
    expect(refused.statusCode).toBe(403)
    expect((await t.get('/api/user', { as: person })).statusCode).toBe(200)

    const gone = await t.delete('/api/user', { as: person, body: { password: person.password } })
    expect(gone.statusCode).toBe(200)
    for (const device of [person, phone]) expect((await t.get('/api/user', { as: device })).statusCode).toBe(401)
    const left = (await everythingStored()).toLowerCase()
    for (const trace of [marked, 'erase-me', 'erasmus-unique', '192.0.2.7', person.id])
      expect(left).not.toContain(trace)
    const [{ count } = {}] = await t.sql(`select count(*)::int from leads where email = ''`)
    expect(count).toBe(2)
  })

  it('takes the replies of others under the person’s posts along, and no more', async () => {
    const [author, guest] = [await t.someone(), await t.someone()]
    await t.sql(`insert into forum_posts (user_id, title, content, category) values ($1, 'a', 'b', 'social')`, [
      author.id,
    ])
    await t.sql(
      `insert into forum_replies (post_id, user_id, content) select id, $2, 'c' from forum_posts where user_id = $1`,
      [author.id, guest.id],
    )
    await t.sql(`insert into forum_posts (user_id, title, content, category) values ($1, 'mine', 'b', 'social')`, [
      guest.id,
    ])
    await t.delete('/api/user', { as: author, body: { password: author.password } })
    expect(await t.sql('select 1 from forum_replies where user_id = $1', [guest.id])).toEqual([])
    expect(await t.sql('select title from forum_posts where user_id = $1', [guest.id])).toEqual([{ title: 'mine' }])
  })
})
