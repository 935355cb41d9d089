import type { Asked, Meaning } from '#rules/safety/answers.ts'
import type { Topic } from '#rules/safety/standing/answered.ts'
import type { Fact } from '#rules/safety/standing/facts.ts'
import { swallowed } from '#rules/safety/standing/mentions-means.ts'
import type { SafetyState } from '#rules/safety/state.ts'

/** A sentence or two that can stand alone. */
export type Line = {
  text: string
  /** Not said once any of these is known: it would be overtaken. */
  unless?: readonly Fact[]
  /** Said only where a thing to use, a dangerous place, or somebody who would listen was named. */
  needs?: 'means' | 'place' | 'helper'
  /** Said only once all of these are known. */
  when?: readonly Fact[]
}

/** Lines that can stand in for each other. The name is kept in the safety state, so it must not change. */
export type Lines = { name: string; lines: readonly (string | Line)[] }

/** A question about safety, and what a bare yes or no to it tells. */
export type Question = {
  text: string
  yes?: Meaning
  no?: Meaning
  /** Not asked once any of these is known. */
  unless?: readonly Fact[]
  /** Not asked where they have said so already. */
  about?: Topic
  /** Asked only where such a thing was named. */
  needs?: 'means' | 'tablets'
}
export type Questions = { name: string; questions: readonly Question[] }

/** The words for one kind of danger. */
export type KindWords = {
  /** For the first alarm: it was read, and it matters. */
  first: Lines
  /** The same where it is happening now; the emergency number stands in its first sentence. */
  urgent: Lines
  /** What to do about this danger, the most urgent first; one a reply. */
  steps: Lines
  questions: Questions
  /** After one clear answer. */
  ease: Lines
  /** After the second: the talk is free again. */
  close: Lines
  /** What can be tapped; each says enough to be understood without the question. */
  options: readonly string[]
}

export type Picked = { id: string; text: string }

/** What of a state decides on the words. */
export type Memory = Pick<SafetyState, 'said' | 'known' | 'answered' | 'hasMeans' | 'means' | 'hasPlace' | 'helper'>

/** The next line that was not said yet and is not overtaken, beginning at `from`; undefined where there is none left. */
export function findLine(
  { name, lines }: Lines,
  { said, known, hasMeans, hasPlace, helper }: Memory,
  from = 0,
): Picked | undefined {
  const isNamed = { means: hasMeans === true, place: hasPlace === true, helper: helper !== undefined }
  const all = lines.map((line, at) => ({
    id: `${name}.${at}`,
    text: typeof line === 'string' ? line : line.text,
    unless: typeof line === 'string' ? [] : (line.unless ?? []),
    isSpecial: typeof line !== 'string' && line.when !== undefined,
    fits:
      typeof line === 'string' ||
      ((!line.needs || isNamed[line.needs]) && (line.when ?? []).every((fact) => known.includes(fact))),
  }))
  const start = all.length > 0 ? from % all.length : 0
  const open = [...all.slice(start), ...all.slice(0, start)].filter(
    ({ id, unless, fits }) => fits && !said.includes(id) && !unless.some((fact) => known.includes(fact)),
  )
  // What was written for just this comes first.
  return open.find(({ isSpecial }) => isSpecial) ?? open[0]
}

export type PickedQuestion = Picked & { asked: Asked }

/** The next question whose answer is not known yet. */
export function findQuestion(
  { name, questions }: Questions,
  { said, known, answered = [], hasMeans, means }: Memory,
): PickedQuestion | undefined {
  const isKnown = (meaning: Meaning | undefined) => known.some((fact) => fact === meaning)
  const isThere = { means: hasMeans === true, tablets: means !== undefined && swallowed.includes(means) }
  const at = questions.findIndex(
    ({ yes, no, unless = [], about, needs }, i) =>
      !said.includes(`${name}.${i}`) &&
      !isKnown(yes) &&
      !isKnown(no) &&
      !unless.some((fact) => known.includes(fact)) &&
      !(about && answered.includes(about)) &&
      // Whoever has taken nothing has said so for both.
      !(about === 'hurt' && answered.includes('taken')) &&
      // Whoever has named the thing is not asked whether there is one.
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
    ...(about === 'taken' ? { isAboutTaking: true } : {}),
  }
  return { id: `${name}.${at}`, text, asked: asked as Asked }
}
