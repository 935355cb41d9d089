import { setImmediate as nextRound } from 'node:timers/promises'
import { understand } from '#rules/coach/understand.ts'
import { assess } from '#rules/safety/assess.ts'
import { planReply } from './built-in/plan-reply.ts'
import { wordReply } from './built-in/word-reply.ts'

/** A little of everything people bring, so that every kind of sentence has been read once. */
const samples = [
  'I have to present to the whole team on Friday and my voice shakes',
  'what do i even say to people at lunch',
  'I keep replaying what I said to my manager, I sounded so stupid, do you think she hates me?',
  'My heart is racing right now, I am in the bathroom at work',
  'How do I tell a coworker no without being rude?',
  'I asked him out and he said yes!',
  'Nobody at this party talks to me and I want to leave',
  'should I text her again? what if she says no',
  'are you a real person? what do you store about me',
  'the professor calls on people and I never raise my hand',
  "I don't want to be here anymore",
]

/**
 * The first reply of a process takes a hundred times as long as the next ones, and would hold up everybody. Nobody
 * waits for these.
 */
export async function warmUp() {
  const now = new Date()
  for (const [seed, message] of samples.entries()) {
    await nextRound()
    const assessment = assess(message)
    await nextRound()
    const understanding = understand({ message, assessment })
    await nextRound()
    const turn = { message, history: [], understanding, facts: {}, now, seed, timeZone: 'UTC' }
    const plan = planReply(turn)
    await nextRound()
    wordReply(plan, turn)
  }
}
