import { expect, it } from 'vitest'
import { readCues } from '#rules/coach/cues/read-cues.ts'
import { readLine } from '#rules/coach/reading/read-line.ts'
import { wordWeights } from '../fit/word-weights.ts'
import type { Meanings } from '../meanings/meanings.ts'
import { heardAs } from '../testing/make-turn.ts'
import { answersOf } from './places.ts'
import { rankWritten } from './rank-written.ts'

/** Counts the rounds of the event loop, in each of which other requests are served. */
function countRounds() {
  let rounds = 0
  let isOn = true
  const next = () => {
    rounds += 1
    if (isOn) setImmediate(next)
  }
  setImmediate(next)
  return {
    now: () => rounds,
    stop() {
      isOn = false
    },
  }
}

it('lets other requests run while it weighs answers', async () => {
  await wordWeights()
  const rounds = countRounds()
  let compared = 0
  // Every example is close, so that as many as possible are weighed.
  const meanings: Meanings = {
    isKept: true,
    prepare: async () => {},
    moves: () => [],
    news: () => undefined,
    askedWords: () => [],
    dangerWords: () => undefined,
    talk: () => undefined,
    thread: () => undefined,
    foreign: () => undefined,
    nearness: (place) => {
      compared = rounds.now()
      return new Float32Array(answersOf(place).length).fill(0.9)
    },
  }
  const message = 'I have to present to the whole team on Friday'
  const cues = readCues(readLine(message), message)
  const heard = { alone: heardAs({ subject: 'presentation' }) }
  const turn = { message, history: [], heard, meanings, cues, facts: {}, now: new Date(), seed: 0 }
  const written = await rankWritten(turn)
  rounds.stop()
  expect(written.length).toBeGreaterThan(0)
  expect(rounds.now() - compared).toBeGreaterThanOrEqual(8)
})
