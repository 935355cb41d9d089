import type { Asked } from '#rules/safety/answers.ts'

/** Sentences that can stand in for each other. The name is kept in the safety state, so it must not change. */
export type Pool = { name: string; sentences: readonly string[] }

/** A direct question about safety, and what a bare "yes" to it means. */
export type Question = { text: string; yesMeans: Asked }
export type QuestionPool = { name: string; questions: readonly Question[] }

/** The words for one kind of danger. */
export type TopicWords = {
  /** For the first alarm: it was read, and it matters. */
  acknowledge: Pool
  /** What to do about this danger, the most urgent first; one a reply. */
  steps: Pool
  /** Towards a human being: somebody in the room beats anything on a screen. */
  people: Pool
  questions: QuestionPool
  /** What can be tapped as an answer; each says enough to be understood without the question. */
  options: readonly string[]
}

export type Picked = { id: string; sentence: string }

/**
 * The next sentence that was not said yet, beginning at `from`; once all were said, the one said longest ago.
 */
export function pick({ name, sentences }: Pool, said: readonly string[], from = 0): Picked {
  const all = sentences.map((sentence, at) => ({ id: `${name}.${at}`, sentence }))
  const turned = [...all.slice(from % all.length), ...all.slice(0, from % all.length)]
  const byAge = turned.toSorted((a, b) => said.lastIndexOf(a.id) - said.lastIndexOf(b.id))
  const [first] = byAge
  if (!first) throw new Error(`No sentences in ${name}`)
  return first
}

export function wereAllSaid({ name, sentences }: Pool, said: readonly string[]): boolean {
  return sentences.every((_, at) => said.includes(`${name}.${at}`))
}

/** The same for questions. */
export function pickQuestion({ name, questions }: QuestionPool, said: readonly string[]): Picked & { asked: Asked } {
  const { id, sentence } = pick({ name, sentences: questions.map(({ text }) => text) }, said)
  const yesMeans = questions.find(({ text }) => text === sentence)?.yesMeans ?? 'danger'
  return { id, sentence, asked: yesMeans }
}
