import { setImmediate as letRequestsRun } from 'node:timers/promises'
import { readCues } from '#rules/coach/cues/read-cues.ts'
import { readLine } from '#rules/coach/reading/read-line.ts'
import { assess } from '#rules/safety/assess.ts'
import { decideTurn } from './decide-turn.ts'
import { wordWeights } from './engine/fit/word-weights.ts'
import type { Meanings } from './engine/meanings/meanings.ts'

/** A bit of everything people bring, so that every kind of sentence has been read once. */
const samples = [
  'I have to present to the whole team on Friday and my voice shakes',
  'what do i even say to people at lunch',
  'I keep replaying what I said to my manager, do you think she hates me?',
  'are you a real person? what do you store about me',
  "I don't want to be here anymore",
]

/** The first reply of a process takes far longer than later ones, and would block everybody. Nobody waits for these. */
export async function warmUp(meanings: Meanings) {
  for (const message of samples) {
    await letRequestsRun()
    assess(message)
    await letRequestsRun()
    readCues(readLine(message), message)
    await letRequestsRun()
    const nobody = { history: [], heard: undefined, state: null, memory: null, facts: {}, seed: 0 }
    await decideTurn({ ...nobody, message, meanings, country: 'other', timeZone: 'UTC', now: new Date() })
  }
  await wordWeights()
  await meanings.prepare(['everywhere'])
}
