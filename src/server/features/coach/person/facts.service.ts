import { hourMs } from '#rules/durations.ts'
import type { LifeArea } from '#rules/life-areas.ts'
import type { Queryable } from '#server/db/database.ts'
import type { Chat } from '../chats/chats.queries.ts'
import { type AgreedStep, type ChallengeTry, type CoachTone, coachTones, type PersonFacts } from '../turn.ts'
import { type ChallengeRow, type Records, readRecords } from './facts.queries.ts'

type Whom = { userId: string; firstName: string; lifeArea: LifeArea; chat: Chat | undefined; now: Date }

/** After this long, the person counts as having come back. */
export const visitGapMs = 4 * hourMs

/** What is known about one person, from their own records only. */
export async function gatherFacts(db: Queryable, whom: Whom): Promise<PersonFacts> {
  return factsFrom(await readRecords(db, { userId: whom.userId, exceptId: whom.chat?.id }), whom)
}

export function factsFrom(
  { notes, moods, techniqueUses, challengeTries, otherVisitAt }: Records,
  { firstName, lifeArea, chat, now }: Omit<Whom, 'userId'>,
): PersonFacts {
  const lastVisitAt = (chat && lastVisitIn(chat, now)) ?? otherVisitAt ?? undefined
  const name = notes.find(({ kind }) => kind === 'name')?.text ?? firstName
  const tone = notes.find(({ kind }) => kind === 'tone')?.text
  const step = notes.find(({ kind }) => kind === 'step')
  return {
    ...(name ? { name } : {}),
    ...(isTone(tone) ? { tone } : {}),
    lifeArea,
    moods,
    techniqueUses: techniqueUses.map(({ rating, ...use }) => (rating === null ? use : { ...use, rating })),
    challengeTries: challengeTries.map(asTry),
    ...(step ? { agreedStep: asStep(step) } : {}),
    unhelpful: notes.flatMap(({ kind, item }) => (kind === 'unhelpful' && item ? [item] : [])),
    notes: notes.filter(({ kind }) => kind === 'note').map(({ text }) => text),
    ...(lastVisitAt ? { lastVisitAt } : {}),
  }
}

export function isTone(text: string | undefined): text is CoachTone {
  return coachTones.some((tone) => tone === text)
}

/** The end of the previous visit, if this chat still contains it. */
function lastVisitIn({ messages }: Chat, now: Date): Date | undefined {
  let later = now.getTime()
  for (const { timestamp, role } of messages.toReversed()) {
    const at = Date.parse(timestamp)
    if (later - at > visitGapMs) return new Date(at)
    // An unread greeting does not count as a visit.
    if (role === 'user' || later === now.getTime()) later = at
  }
  return undefined
}

function asTry({ challengeId, difficultyLevel, anxietyBefore, anxietyAfter, ...row }: ChallengeRow): ChallengeTry {
  return {
    challengeId,
    difficultyLevel,
    outcome: row.completed ? 'completed' : row.leftAt ? 'failed' : 'started',
    at: row.completedAt ?? row.leftAt ?? row.startedAt,
    ...(anxietyBefore === null ? {} : { anxietyBefore }),
    ...(anxietyAfter === null ? {} : { anxietyAfter }),
  }
}

function asStep({ text, item, createdAt, dueAt, isDone }: Records['notes'][number]): AgreedStep {
  return {
    text,
    agreedAt: createdAt,
    ...(item ? { item } : {}),
    ...(dueAt ? { dueAt } : {}),
    ...(isDone === null ? {} : { isDone }),
  }
}
