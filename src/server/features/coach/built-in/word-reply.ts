import { questions } from '#content/coach/moves/questions.ts'
import { idles, wraps } from '#content/coach/moves/steps-talk.ts'
import type { Move, Plan, Reply, Source, Turn } from '../turn.ts'
import { pickFresh, pickLeastNear } from './pick.ts'
import { whatWasSaid, whatWasSaidLately } from './said.ts'
import { asksSomething, countWords } from './sentences.ts'

type Worded = { move: Move; text: string }

/** The plan in words that were not said lately, within its number of words, with one question at most. */
export function wordReply(plan: Plan, turn: Turn): Reply {
  const worded = withinBudget(withOneQuestion(wordAll(plan.moves, turn)), plan.maxWords)
  const content = worded.length > 0 ? join(worded) : lastResort(turn)
  return {
    content,
    sources: distinct(worded.flatMap(({ move }) => move.items ?? [])),
    options: plan.options,
    understood: plan.understood,
    remember: plan.remember,
    trace: plan.trace,
  }
}

function wordAll(moves: readonly Move[], turn: Turn): Worded[] {
  const worded: Worded[] = []
  for (const move of moves) {
    const text = wordOne(
      move,
      turn,
      worded.map(({ text }) => text),
    )
    if (text !== undefined) worded.push({ move, text })
  }
  return worded
}

function wordOne(move: Move, { history, seed }: Turn, soFar: readonly string[]): string | undefined {
  const { pools, values = {}, name } = move
  const fresh = pickFresh({ pools, values, said: whatWasSaid(history, soFar), seed, name })
  if (fresh !== undefined || move.spare !== undefined) return fresh
  return pickLeastNear({ pools, values, said: whatWasSaidLately(history, soFar), seed, name })
}

/** The first thing asked is the question. */
function withOneQuestion(worded: readonly Worded[]): Worded[] {
  let isAsked = false
  return worded.filter(({ text }) => {
    const isQuestion = asksSomething(text)
    if (isQuestion && isAsked) return false
    isAsked ||= isQuestion
    return true
  })
}

function withinBudget(worded: readonly Worded[], maxWords: number): Worded[] {
  const kept = [...worded]
  while (kept.reduce((sum, { text }) => sum + countWords(text), 0) > maxWords) {
    const spare = kept.reduce((most, { move }) => Math.max(most, move.spare ?? 0), 0)
    // With nothing left to spare, what comes last gives way, never the first sentence.
    const at = spare > 0 ? kept.findLastIndex(({ move }) => move.spare === spare) : kept.length - 1
    if (kept.length <= 1) break
    kept.splice(at, 1)
  }
  return kept
}

/** Sentences run on; lines to say stand by themselves. */
function join(worded: readonly Worded[]): string {
  return worded
    .map(({ move, text }, at) => {
      if (at === 0) return text
      const isBroken = move.isBlock || worded[at - 1]?.move.isBlock
      return `${isBroken ? '\n\n' : ' '}${text}`
    })
    .join('')
}

function lastResort({ history, seed }: Turn): string {
  const said = whatWasSaidLately(history)
  const pools = [idles, wraps, questions.open, questions.next]
  return pickLeastNear({ pools, said, seed, name: 'last' }) ?? questions.open[0]
}

function distinct(items: readonly Source[]): Source[] {
  return items.filter((item, at) => items.findIndex(({ type, id }) => type === item.type && id === item.id) === at)
}
