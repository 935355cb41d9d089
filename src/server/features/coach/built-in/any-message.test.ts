import { describe, expect, it } from 'vitest'
import { findItem } from '#content/coach/library.ts'
import { needs, situations, stages } from '#rules/coach/intents.ts'
import { understand } from '#rules/coach/understand.ts'
import type { Turn } from '../turn.ts'
import { chance } from './pick.ts'
import { planReply } from './plan-reply.ts'
import { countWords } from './sentences.ts'
import { makeTurn } from './testing/make-turn.ts'
import { wordReply } from './word-reply.ts'

function pickFrom<T>(things: readonly T[], seed: number, name: string): T {
  return things[Math.floor(chance(seed, name) * things.length)] as T
}

const alphabet = [
  ...'abc XYZ 019 .?!,;:\'"“”{}[]()<>/\\\n\t🙂é漢ا\u0000\u200d-_*#',
  ' I ',
  ' my ',
  ' you ',
  ' {gist} ',
  ' $1 ',
  ' what ',
]

function anyText(seed: number): string {
  const length = Math.floor(chance(seed, 'length') ** 3 * 4000)
  return Array.from({ length }, (_, at) => pickFrom(alphabet, seed, `char${at}`))
    .join('')
    .slice(0, 4000)
}

function expectSound(turn: Turn) {
  const plan = planReply(turn)
  const { content, sources, options } = wordReply(plan, turn)
  expect(content.trim()).not.toBe('')
  expect(countWords(content)).toBeLessThanOrEqual(plan.maxWords)
  expect(plan.maxWords).toBeLessThanOrEqual(120)
  expect(options.length).toBeLessThanOrEqual(4)
  for (const source of sources) expect(findItem(source)).toBeDefined()
}

describe('any message at all', () => {
  it('gets a reply within its words, with links that lead somewhere', () => {
    for (let seed = 0; seed < 150; seed += 1) {
      const message = anyText(seed)
      expectSound(makeTurn({ message, seed, understanding: understand({ message }) }))
    }
  })

  it('gets one however it was understood', () => {
    for (let seed = 0; seed < 400; seed += 1) {
      const understanding = {
        need: pickFrom(needs, seed, 'need'),
        situation: pickFrom(situations, seed, 'situation'),
        stage: pickFrom(stages, seed, 'stage'),
        isUnsure: chance(seed, 'unsure') < 0.2,
      }
      expectSound(makeTurn({ seed, understanding }))
    }
  })

  it('is answered well under twenty milliseconds', () => {
    const turns = Array.from({ length: 60 }, (_, seed) =>
      makeTurn({ seed, message: 'I have to talk to my boss on Monday and I am scared. '.repeat(8) }),
    )
    for (const turn of turns.slice(0, 10)) wordReply(planReply(turn), turn)
    const before = process.cpuUsage()
    for (const turn of turns) wordReply(planReply(turn), turn)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000 / turns.length).toBeLessThan(20)
  })
})
