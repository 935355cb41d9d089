import { tableOf } from '../closed-sets.ts'
import { type Act, acts } from './acts.ts'
import { type CoachIntent, coachIntents } from './intents.ts'
import { faultless, type ReplyFault, replyFaults } from './reply-faults.ts'
import { type HeardSubject, heardSubjects } from './subjects.ts'

/** A message for the listener, with the coach's line that it answers. */
export type Reading = {
  message: string
  coachLine?: string
  /** The person's earlier messages. Only given together with the coach's line. */
  earlier?: string
  /** A language model's reply, to be checked before it is shown. */
  isReply?: true
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

export const heardMoods = ['good', 'neutral', 'bad'] as const
export type HeardMood = (typeof heardMoods)[number]

export type HeardIntent = Exclude<CoachIntent, 'crisis'>
/** Without `crisis`: the listener has separate outputs for danger. */
export const heardIntents = coachIntents.filter((intent): intent is HeardIntent => intent !== 'crisis')

/** Most likely first; `p` is a probability. */
export type Ranked<Name extends string> = readonly { name: Name; p: number }[]

/** What the listener hears in one message. */
export type Heard = {
  danger: Readonly<Record<DangerLevel, number>>
  /** Which danger it is, if any. Meaningless if `danger.none` is high. */
  kind: Ranked<DangerKind>
  /** The probability that a danger is somebody else's. */
  other: number
  /** The probability that a danger is past. */
  past: number
  subject: Ranked<HeardSubject>
  need: Ranked<HeardNeed>
  intent: Ranked<HeardIntent>
  area: Ranked<HeardArea>
  mood: Readonly<Record<HeardMood, number>>
  /** Only meaningful if the coach said something before. */
  act: Ranked<Act>
  /** Only meaningful if the text is a language model's reply, checked before it is shown. */
  fault: Readonly<Record<ReplyFault, number>>
  /** A unit vector: the dot product of two says how close two messages are in meaning. */
  embedding: Float32Array
}

/** Used if there was no listener. */
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

/** The listener's outputs by name, and what each position means. */
export const heads = {
  danger: dangerLevels,
  kind: dangerKinds,
  whose: ['self', 'other'],
  when: ['now', 'past'],
  subject: heardSubjects,
  need: heardNeeds,
  intent: heardIntents,
  area: heardAreas,
  mood: heardMoods,
  act: acts,
  fault: replyFaults,
} as const
export type Head = keyof typeof heads

const kept = 5

/** Turns the model's raw numbers for one message into named values. */
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
  return tableOf(names, (_, place) => numbers[place] ?? 0)
}
