import { type SQL, sql } from 'drizzle-orm'
import type { LifeArea } from '#rules/life-areas.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { AsJson } from '#server/db/ask-together.ts'
import type { Queryable } from '#server/db/database.ts'
import type { Chat, ChatEntry } from '../chats/chats.queries.ts'
import type { NoteRow } from '../memory/notes.queries.ts'

/** The part of one person's records that a reply can use, latest first. */
export type Records = {
  notes: Pick<NoteRow, 'kind' | 'text' | 'item' | 'isDone' | 'dueAt' | 'createdAt'>[]
  moods: { mood: number; at: Date }[]
  techniqueUses: { techniqueId: string; usedAt: Date; completed: boolean; rating: number | null }[]
  challengeTries: ChallengeRow[]
  /** When the person last wrote or read in any other chat. */
  otherVisitAt: Date | null
}

export type ChallengeRow = {
  challengeId: string
  difficultyLevel: number
  completed: boolean
  completedAt: Date | null
  startedAt: Date
  leftAt: Date | null
  anxietyBefore: number | null
  anxietyAfter: number | null
}

type RecordsRow = AsJson<Records>

/** One statement for everything, because a round trip costs more than the answer. Each table has an index with this order. */
function recordColumns(userId: string, otherThan: SQL): SQL {
  return sql`
    (select coalesce(json_agg(n), '[]') from (
      select kind, text, item, is_done "isDone", due_at "dueAt", created_at "createdAt" from coach_notes
      where user_id = ${userId} order by created_at desc, id limit 100) n) "notes",
    (select coalesce(json_agg(m), '[]') from (
      select mood, created_at "at" from mood_entries
      where user_id = ${userId} order by created_at desc nulls last limit 20) m) "moods",
    (select coalesce(json_agg(t), '[]') from (
      select technique_id "techniqueId", created_at "usedAt", completed, rating from technique_usage
      where user_id = ${userId} order by created_at desc nulls last limit 20) t) "techniqueUses",
    (select coalesce(json_agg(c), '[]') from (
      select u.challenge_id "challengeId", e.difficulty_level "difficultyLevel", u.completed,
        u.completed_at "completedAt", u.created_at "startedAt", u.left_at "leftAt",
        u.anxiety_before "anxietyBefore", u.anxiety_after "anxietyAfter"
      from user_challenge_completions u join exposure_challenges e on e.id = u.challenge_id
      where u.user_id = ${userId} order by u.created_at desc nulls last limit 20) c) "challengeTries",
    (select to_json(v.updated_at) from chat_sessions v
      where v.user_id = ${userId} and v.id is distinct from ${otherThan}
      order by v.updated_at desc nulls last limit 1) "otherVisitAt"`
}

function recordsOf(row: RecordsRow): Records {
  return {
    notes: row.notes.map((note) => ({ ...note, dueAt: maybeDate(note.dueAt), createdAt: new Date(note.createdAt) })),
    moods: row.moods.map(({ mood, at }) => ({ mood, at: new Date(at) })),
    techniqueUses: row.techniqueUses.map((use) => ({ ...use, usedAt: new Date(use.usedAt) })),
    challengeTries: row.challengeTries.map((tried) => ({
      ...tried,
      startedAt: new Date(tried.startedAt),
      completedAt: maybeDate(tried.completedAt),
      leftAt: maybeDate(tried.leftAt),
    })),
    otherVisitAt: maybeDate(row.otherVisitAt),
  }
}

function maybeDate(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

export async function readRecords(
  db: Queryable,
  { userId, exceptId }: { userId: string; exceptId: string | undefined },
): Promise<Records> {
  const { rows } = await db.execute<RecordsRow>(sql`select ${recordColumns(userId, sql`${exceptId ?? null}::uuid`)}`)
  const [row] = rows
  if (!row) throw new Error('The query for a person’s facts returned no row')
  return recordsOf(row)
}

/** Everything a turn is based on. */
export type TurnContext = {
  /** The current chat, if there is one. */
  chat: Chat | undefined
  /** What is remembered of a crisis. */
  safety: SafetyState | null
  /** Whether this message is already in the chat. */
  isSent: boolean
  records: Records
}

type TurnContextRow = RecordsRow & {
  chat: AsJson<Omit<Chat, 'messages'>> | null
  messages: ChatEntry[] | null
  safety: SafetyState | null
  isSent: boolean
}

type Which = { userId: string; lifeArea: LifeArea; clientId: string | undefined }

export async function readTurnContext(db: Queryable, { userId, lifeArea, clientId }: Which): Promise<TurnContext> {
  const { rows } = await db.execute<TurnContextRow>(sql`
    select
      case when c.id is null then null else json_build_object('id', c.id, 'userId', c.user_id, 'category', c.category,
        'messageCount', c.message_count, 'talk', c.talk, 'endedAt', c.ended_at, 'createdAt', c.created_at,
        'updatedAt', c.updated_at) end "chat",
      c.messages, p.safety,
      exists (select from chat_messages m where m.session_id = c.id and m.client_id = ${clientId ?? null}::uuid) "isSent",
      ${recordColumns(userId, sql`c.id`)}
    from (select ${userId}::uuid id) u
    left join coach_people p on p.user_id = u.id
    left join chat_sessions c on c.user_id = u.id and c.category = ${lifeArea} and c.ended_at is null`)
  const [row] = rows
  if (!row) throw new Error('The query for a person’s facts returned no row')
  const { chat, messages, safety, isSent } = row
  return { chat: chat ? chatOf(chat, messages ?? []) : undefined, safety, isSent, records: recordsOf(row) }
}

function chatOf(row: NonNullable<TurnContextRow['chat']>, messages: ChatEntry[]): Chat {
  const { endedAt, createdAt, updatedAt } = row
  return {
    ...row,
    messages,
    endedAt: maybeDate(endedAt),
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  }
}
