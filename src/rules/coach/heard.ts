import { type Act, acts } from './acts.ts'
import { type CoachIntent, coachIntents } from './intents.ts'
import { faultless, type ReplyFault, replyFaults } from './reply-faults.ts'
import { type HeardSubject, heardSubjects } from './subjects.ts'

/** One message to be listened to; the coach's line before it tells what it answers. */
export type Reading = {
  message: string
  /** What it answers. */
  coachLine?: string
  /** What the person wrote before it. Only with a coach's line. */
  earlier?: string
}

export const dangerLevels = ['none', 'concern', 'danger', 'now'] as const
export type DangerLevel = (typeof dangerLevels)[number]

export const dangerKinds = [
  'suicide',
  'self_harm',
  'overdose',
  'partner_violence',
  'sexual_assault',
  'child_abuse',
  'harm_to_others',
  'psychosis',
  'eating_disorder',
  'medical',
] as const
export type DangerKind = (typeof dangerKinds)[number]

export const heardNeeds = [
  'calm',
  'words',
  'plan',
  'understand',
  'letgo',
  'decide',
  'comfort',
  'cheer',
  'answer',
  'none',
] as const
/** What the person would like from the reply. */
export type HeardNeed = (typeof heardNeeds)[number]

export const heardAreas = ['work', 'dating', 'school', 'general'] as const
export type HeardArea = (typeof heardAreas)[number]

export const moods = ['good', 'neutral', 'bad'] as const
export type Mood = (typeof moods)[number]

export type HeardIntent = Exclude<CoachIntent, 'crisis'>
/** Without `crisis`: the listener has separate outputs for danger. */
export const heardIntents = coachIntents.filter((intent): intent is HeardIntent => intent !== 'crisis')

/** The likeliest first; `p` is a share of one. */
export type Ranked<Name extends string> = readonly { name: Name; p: number }[]

/** What the listener makes of one message. */
export type Heard = {
  danger: Readonly<Record<DangerLevel, number>>
  /** Which danger, if there is one; means nothing where `danger.none` is high. */
  kind: Ranked<DangerKind>
  /** How likely a danger is somebody else's. */
  other: number
  /** How likely a danger is over. */
  past: number
  subject: Ranked<HeardSubject>
  need: Ranked<HeardNeed>
  intent: Ranked<HeardIntent>
  area: Ranked<HeardArea>
  mood: Readonly<Record<Mood, number>>
  /** Means something only where there was a line by the coach before. */
  act: Ranked<Act>
  /** Means something only where the text is a language model's reply, read before it is shown. */
  fault: Readonly<Record<ReplyFault, number>>
  /** Length one; the product of two such vectors says how near two messages are in meaning. */
  embedding: Float32Array
}

/** What is known where nobody listened. */
export const heardNothing: Heard = {
  danger: { none: 1, concern: 0, danger: 0, now: 0 },
  kind: [],
  other: 0,
  past: 0,
  subject: [],
  need: [],
  intent: [],
  area: [],
  mood: { good: 0, neutral: 1, bad: 0 },
  act: [],
  fault: faultless,
  embedding: new Float32Array(),
}

/** The listener's outputs by name, with what each of their places stands for. */
export const heads = {
  danger: dangerLevels,
  kind: dangerKinds,
  whose: ['self', 'other'],
  when: ['now', 'past'],
  subject: heardSubjects,
  need: heardNeeds,
  intent: heardIntents,
  area: heardAreas,
  mood: moods,
  act: acts,
  fault: replyFaults,
} as const
export type Head = keyof typeof heads

const kept = 5

/** Puts names to one message's numbers. */
export function toHeard(numbers: Readonly<Record<Head, ArrayLike<number>>>, embedding: Float32Array): Heard {
  return {
    danger: byName(heads.danger, numbers.danger),
    kind: rank(heads.kind, numbers.kind),
    other: numbers.whose[heads.whose.indexOf('other')] ?? 0,
    past: numbers.when[heads.when.indexOf('past')] ?? 0,
    subject: rank(heads.subject, numbers.subject),
    need: rank(heads.need, numbers.need),
    intent: rank(heads.intent, numbers.intent),
    area: rank(heads.area, numbers.area),
    mood: byName(heads.mood, numbers.mood),
    act: rank(heads.act, numbers.act),
    fault: byName(heads.fault, numbers.fault),
    embedding,
  }
}

function rank<Name extends string>(names: readonly Name[], numbers: ArrayLike<number>): Ranked<Name> {
  const all = names.map((name, place) => ({ name, p: numbers[place] ?? 0 }))
  return all.sort((one, other) => other.p - one.p).slice(0, kept)
}

function byName<Name extends string>(names: readonly Name[], numbers: ArrayLike<number>): Record<Name, number> {
  return Object.fromEntries(names.map((name, place) => [name, numbers[place] ?? 0])) as Record<Name, number>
}
