import type { Hear } from '../listener/create-listener.ts'
import type { StoredMessage, Turn } from '../turn.ts'
import { createOutputCheck } from './output-check.ts'
import { behavior, composeCheck, type Prompt } from './prompt.ts'
import { readFaults } from './read-faults.ts'

type Means = {
  turn: Pick<Turn, 'history'>
  hear: Hear
  /** Asks the provider. Undefined if only our own checks are to be measured. */
  ask: ((question: Prompt) => Promise<string>) | undefined
}

/** No sentence may be repeated within this many replies. */
const withoutRepeats = 20

/**
 * Why a reply may not be shown, or undefined. Checks our rules, then the listener, then a second question to the
 * provider.
 */
export async function checkReply(content: string, { turn, hear, ask }: Means): Promise<string | undefined> {
  const findBroken = createOutputCheck({ secret: behavior.join('\n'), said: saidLately(turn.history) })
  const broken = findBroken(content) ?? (await readFaults(hear, content))
  return broken ?? (ask ? readVerdict(await ask(composeCheck(content))) : undefined)
}

/** The rule the provider names, or undefined if none is broken. Any other answer counts as a refusal. */
function readVerdict(answer: string): string | undefined {
  const word = /^"?(\w+)/.exec(answer.trim().toLowerCase())?.[1]
  return word === 'no' ? undefined : `second_look_${word ?? 'failed'}`
}

function saidLately(history: readonly StoredMessage[]): readonly string[] {
  return history.slice(-withoutRepeats).flatMap(({ role, content }) => (role === 'assistant' ? [content] : []))
}
