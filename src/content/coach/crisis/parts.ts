import type { Asked, Meaning } from '#rules/safety/answers.ts'
import type { Topic } from '#rules/safety/standing/answered.ts'
import type { Fact } from '#rules/safety/standing/facts.ts'
import { type Means, swallowed } from '#rules/safety/standing/situation/means-names.ts'
import type { SafetyState } from '#rules/safety/state.ts'

/** A sentence or two that make sense on their own. */
export type Line = {
  text: string
  /** Skipped once any of these facts is known, because it would be out of date. */
  unless?: readonly Fact[]
  /** Used only if they named means, a dangerous place, or somebody who would listen. */
  needs?: Need
  /** Skipped if they named what to stay away from, because there is a sentence for exactly that. */
  unlessNamed?: true
  /** Used only once all of these facts are known. */
  when?: readonly Fact[]
  /** Skipped if they say that it was weeks ago or longer. */
  isForFirstDays?: true
  /** Skipped for somebody who is safer inside: with car keys in their pocket, or with water not far from the door. */
  leadsOut?: true
}

/** A car, water or drink has lines of its own, which come before the general ones. */
type Need = 'means' | 'place' | 'helper' | 'car' | 'carAfterDrink' | 'water'
const special: ReadonlySet<string | undefined> = new Set(['car', 'carAfterDrink', 'water'])

/** Interchangeable lines. The name is stored in the safety state, so it must never change. */
export type Lines = { name: string; lines: readonly (string | Line)[] }

/** A question about safety, and what a bare yes or no to it means. */
export type Question = {
  text: string
  yes?: Meaning
  no?: Meaning
  /** Skipped once any of these facts is known. */
  unless?: readonly Fact[]
  /** Skipped if they have already told us about this. */
  about?: Topic
  /** A yes makes it a danger of suicide, whatever it began with. */
  isAboutDying?: true
  /** Asked only if they named such means. */
  needs?: 'means' | 'tablets'
  /** Skipped if they say that it was weeks ago or longer. */
  isForFirstDays?: true
  /** Asked even if they said that they are safe in general. */
  isAskedAnyway?: true
}
export type Questions = { name: string; questions: readonly Question[] }

/** The sentences for one kind of danger. */
export type KindWords = {
  /** For the first alarm: says that we read it and take it seriously. */
  first: Lines
  /** For the first alarm if it is happening now; the first sentence names the emergency number. */
  urgent: Lines
  /** What to do about this danger, most urgent first; one per reply. */
  steps: Lines
  questions: Questions
  /** After a first clear answer about safety. */
  ease: Lines
  /** After the second one: the chat may turn to other things again. */
  close: Lines
  /** Buttons; each is understandable without the question. */
  options: readonly string[]
}

export type Picked = { id: string; text: string }

/** The parts of the safety state that decide which sentences are used. */
export type Memory = Pick<
  SafetyState,
  | 'said'
  | 'known'
  | 'answered'
  | 'hasMeans'
  | 'means'
  | 'hasPlace'
  | 'place'
  | 'hasWater'
  | 'hasDrunk'
  | 'helper'
  | 'isLongAgo'
  | 'isPhoneRead'
> & {
  /** No line may name a number or a helpline. */
  hidesNumbers?: boolean
}

/** The next line, starting at `from`, that was not used yet and still holds; undefined if none is left. */
export function findLine(
  { name, lines }: Lines,
  { said, known, hasMeans, means, hasPlace, place, hasWater, hasDrunk, helper, isLongAgo, hidesNumbers }: Memory,
  from = 0,
): Picked | undefined {
  const isByCar = means === 'car keys'
  const isNamed: Readonly<Record<Need, boolean>> = {
    means: hasMeans === true,
    place: hasPlace === true,
    helper: helper !== undefined,
    car: isByCar,
    carAfterDrink: isByCar && hasDrunk === true,
    water: hasWater === true,
  }
  const all = lines.map((line, at) => ({
    id: `${name}.${at}`,
    text: typeof line === 'string' ? line : line.text,
    unless: typeof line === 'string' ? [] : (line.unless ?? []),
    isSpecial: typeof line !== 'string' && (line.when !== undefined || special.has(line.needs)),
    fits:
      typeof line === 'string' ||
      (!(line.isForFirstDays && isLongAgo) &&
        !(line.leadsOut && isSaferInside({ means, hasWater })) &&
        !(line.unlessNamed && (means !== undefined || place !== undefined)) &&
        (!line.needs || isNamed[line.needs]) &&
        (line.when ?? []).every((fact) => known.includes(fact))),
  }))
  const start = all.length > 0 ? from % all.length : 0
  const open = [...all.slice(start), ...all.slice(0, start)].filter(
    ({ id, text, unless, fits }) =>
      fits &&
      !said.includes(id) &&
      !unless.some((fact) => known.includes(fact)) &&
      !(hidesNumbers && (text.includes('{number}') || leavesTrace(text))),
  )
  // Lines written for exactly these facts come first.
  return open.find(({ isSpecial }) => isSpecial) ?? open[0]
}

/** Somebody who would use a car or the water is not sent out of the house. */
export function isSaferInside({
  means,
  hasWater,
}: {
  means?: Means | undefined
  hasWater?: boolean | undefined
}): boolean {
  return means === 'car keys' || hasWater === true
}

/** "Could you call her now": it would stay on a phone that another person reads. */
export function leavesTrace(text: string): boolean {
  const urges =
    /(?:^|[.?!,] |\b(?:or|and|then|now|please|could you|can|to|one|it’s often safer to)\s)(?:call|text|ring|message|send)\b(?! it\b)|\bin writing is fine\b/i
  return (
    urges.test(text.replaceAll(/"[^"]*"/g, '').replaceAll(/\bI can’t call or send\b/g, '')) &&
    !/\bphone (?:that )?nobody|\bnobody (?:else )?(?:reads|checks)|\bfriend’s phone|\bphone at work/i.test(text)
  )
}

export type PickedQuestion = Picked & { asked: Asked }

/** The next question whose answer we do not know yet. */
export function findQuestion(
  { name, questions }: Questions,
  { said, known, answered = [], hasMeans, means, isLongAgo, hidesNumbers }: Memory,
): PickedQuestion | undefined {
  const isKnown = (meaning: Meaning | undefined) => known.some((fact) => fact === meaning)
  const isThere = { means: hasMeans === true, tablets: means !== undefined && swallowed.includes(means) }
  const at = questions.findIndex(
    ({ text, yes, no, unless = [], about, needs, isForFirstDays, isAskedAnyway }, i) =>
      !(hidesNumbers && leavesTrace(text)) &&
      !(isForFirstDays && isLongAgo) &&
      !said.includes(`${name}.${i}`) &&
      (isAskedAnyway || !(isKnown(yes) || isKnown(no))) &&
      !unless.some((fact) => known.includes(fact)) &&
      !(about && answered.includes(about)) &&
      // Somebody who told us whether they took anything need not be asked about injuries as well.
      !(about === 'hurt' && answered.includes('taken')) &&
      // Somebody who has named the means need not be asked whether there are any.
      !(about === 'means' && means) &&
      (!needs || isThere[needs]),
  )
  const question = questions[at]
  if (!question) return undefined
  const { text, yes, no, about } = question
  const asked = {
    ...(yes ? { yes } : {}),
    ...(no ? { no } : {}),
    ...(about === 'means' ? { isAboutMeans: true } : {}),
    ...(question.isAboutDying ? { isAboutDying: true } : {}),
    ...(about === 'taken' ? { isAboutTaking: true } : {}),
  }
  return { id: `${name}.${at}`, text, asked: asked as Asked }
}
