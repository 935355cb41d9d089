import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listen, withWords } from '#server/features/coach/decide-turn.ts'
import { readAskedWordsWeights, tellAskedWords } from '#server/features/coach/engine/words/asked-words-weights.ts'
import { fromKind } from '#server/features/coach/engine/words/give-words.ts'
import { leastNone } from '#server/features/coach/engine/words/wants-no-words.ts'
import { textsOf } from '#server/features/coach/joined-text.ts'
import { considerSafety } from '#server/features/coach/safety/consider-safety.ts'
import type { StoredMessage } from '#server/features/coach/turn.ts'
import type { Tools } from '../judge.ts'
import { modelFolder } from '../open-listener.ts'
import { readAsked } from './read-asked.ts'

const folder = join(import.meta.dirname, '..', '..', '..', 'eval', 'asked-words', 'closed')
const timestamp = '2026-03-02T18:00:00Z'
const first = { history: [], state: null, country: 'US', now: new Date(timestamp) } as const

/** For people who want words: whether the kind of moment is understood, by a writer nobody read. */
export async function tellAsked({ hear, meanings }: Tools): Promise<string> {
  const weights = readAskedWordsWeights(modelFolder)
  if (!weights) throw new Error(`No asked-words weights in ${modelFolder}.`)
  const lines = readdirSync(folder).flatMap((file) => readAsked(readFileSync(join(folder, file), 'utf8')))
  const read = []
  for (const { message, coach, earlier, kind } of lines) {
    const history: StoredMessage[] = []
    if (earlier) history.push({ role: 'user', content: earlier, timestamp })
    if (coach) history.push({ role: 'assistant', content: coach, timestamp })
    const heard = await listen(hear, message, history)
    if (!heard) throw new Error('The listener stopped answering.')
    const ranked = tellAskedWords(weights, heard, textsOf(message, history))
    const [best] = ranked
    const isGiven = best !== undefined && best.name !== 'none' && best.p >= fromKind
    const none = ranked.find(({ name }) => name === 'none')?.p ?? 0
    read.push({
      isFirst: !earlier && !coach,
      tier: considerSafety({ ...first, message, heard: withWords({ heard, message, history, meanings }) }).tier,
      kind,
      best: best?.name,
      isGiven,
      none,
    })
  }
  const wanted = read.filter(({ kind }) => kind !== 'none')
  const given = wanted.filter(({ isGiven }) => isGiven)
  const none = read.filter(({ kind }) => kind === 'none')
  const firsts = wanted.filter(({ isFirst }) => isFirst)
  return [
    `First messages that ask for words: ${firsts.length}; taken for a danger: ${count(firsts, ({ tier }) => tier !== 'none')}, with an alarm: ${count(firsts, ({ tier }) => tier === 'crisis' || tier === 'imminent')}.`,
    `Words wanted: ${given.length} of ${wanted.length} given at once, ${count(given, ({ kind, best }) => kind === best)} of them for the right kind of moment;`,
    `not given: ${wanted.length - given.length}; taken for no wish: ${count(wanted, (one) => one.none >= leastNone)}. No words wanted: ${none.length}, understood so: ${count(none, (one) => one.none >= leastNone)}.`,
  ].join('\n')
}

function count<One>(of: readonly One[], isIt: (one: One) => boolean): number {
  return of.filter(isIt).length
}
