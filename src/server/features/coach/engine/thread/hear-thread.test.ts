import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Heard, heardNothing } from '#rules/coach/heard.ts'
import type { HeardSubject } from '#rules/coach/subjects.ts'
import { hearThread } from './hear-thread.ts'
import { readThreadWeights } from './thread-weights.ts'

const folder = join(import.meta.dirname, '../../../../../../model')
const weights = readThreadWeights(folder)
if (!weights) throw new Error('There are no weights')

function about(subject: HeardSubject, p = 0.9): Heard {
  const area = [{ name: 'general', p: 1 }] as const
  return { ...heardNothing, subject: [{ name: subject, p }], area, embedding: new Float32Array(384).fill(0.05) }
}
const vague: Heard = { ...about('none', 0.2), embedding: new Float32Array(384).fill(0.05) }
const turn = (heard: Heard) => ({ alone: heard, after: heard, joined: heard })
const best = ({ subject: [first] }: ReturnType<typeof hearThread>) => first?.name

describe('the layer that follows a talk', () => {
  it('takes a vague message to be about what the talk is about', () => {
    const gym = hearThread(weights, 'I signed up for the gym and cannot go in', turn(about('gym')))
    const phone = hearThread(weights, 'I have to ring the bank tomorrow', turn(about('phone')))
    expect(best(gym)).toBe('gym')
    expect(best(hearThread(weights, 'ok, and then', turn(vague), gym.memory))).toBe('gym')
    expect(best(hearThread(weights, 'ok, and then', turn(vague), phone.memory))).toBe('phone')
  })

  it('follows when everything said is about something else', () => {
    let memory = hearThread(weights, 'I signed up for the gym and cannot go in', turn(about('gym'))).memory
    const names: (string | undefined)[] = []
    for (const message of [
      'my sister marries on Saturday',
      'I have to give a toast there',
      'what if I cry at the wedding',
    ]) {
      const heard = hearThread(weights, message, turn(about('wedding')), memory)
      memory = heard.memory
      names.push(best(heard))
    }
    expect(names.at(-1)).toBe('wedding')
  })

  it('gives shares of one for the subjects, and a probability for everything else', () => {
    const { subject, glad, leaving, words, asks } = hearThread(weights, 'hello', { alone: about('party') })
    expect(subject.reduce((sum, { p }) => sum + p, 0)).toBeLessThanOrEqual(1.0001)
    expect(subject.map(({ p }) => p)).toEqual(subject.map(({ p }) => p).toSorted((one, other) => other - one))
    for (const share of [glad, leaving, words, asks]) expect(share > 0 && share < 1).toBe(true)
  })

  it('begins anew if what it kept in mind is from another version', () => {
    const anew = hearThread(weights, 'hello', { alone: about('party') })
    for (const memory of ['', 'AAAA', 'not base64 at all'])
      expect(hearThread(weights, 'hello', { alone: about('party') }, memory)).toEqual(anew)
  })

  it('has no weights if the files are missing', () => {
    expect(readThreadWeights('/nowhere')).toBeUndefined()
  })
})
