import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Heard, heardNothing, type Reading } from '#rules/coach/heard.ts'
import type { HeardThread } from '#rules/coach/thread/heard-thread.ts'
import { listen } from '../../decide-turn.ts'
import { type ListenerModel, readModel } from '../../listener/read-model.ts'
import type { StoredMessage } from '../../turn.ts'
import { hearThread } from './hear-thread.ts'
import { readThreadWeights } from './thread-weights.ts'

const folder = join(import.meta.dirname, '../../../../../../model')
const weights = readThreadWeights(folder)
if (!weights) throw new Error('There are no weights')

let read: ListenerModel
beforeAll(async () => {
  read = await readModel(join(folder, 'listener.int8.onnx'))
})

async function hear(readings: readonly Reading[]): Promise<Heard[]> {
  const heard: Heard[] = []
  for (const reading of readings) heard.push(await read(reading))
  return heard
}

/** What is heard at the last message of a talk, with and without what was said before in mind. */
async function follow(...messages: string[]): Promise<{ last: HeardThread; forgetful: HeardThread }> {
  const history: StoredMessage[] = []
  let last: HeardThread | undefined
  let forgetful: HeardThread | undefined
  for (const message of messages) {
    const heard = await listen(hear, message, history)
    if (!heard || !weights) throw new Error('The model does not answer')
    forgetful = hearThread(weights, message, { alone: heard.alone })
    last = hearThread(weights, message, heard, last?.memory)
    const timestamp = '2026-03-02T12:00:00Z'
    history.push(
      { role: 'user', content: message, timestamp },
      { role: 'assistant', content: 'That sounds hard. What about it worries you most?', timestamp },
    )
  }
  if (!last || !forgetful) throw new Error('Nothing was said')
  return { last, forgetful }
}
const best = ({ subject: [first] }: HeardThread) => first?.name

describe('the layer that follows a talk', () => {
  it.each([
    ['in_laws', 'his mother cooks on Sunday and I have never met her', 'should I bring something'],
    ['gym', 'I signed up for the gym and sit in the car park every time', 'should I bring somebody'],
  ])('takes a vague question to be about what the talk is about: %s', async (subject, ...messages) => {
    const { last, forgetful } = await follow(...messages)
    expect(best(last)).toBe(subject)
    expect(best(forgetful)).not.toBe(subject)
  })

  it('follows to another subject once that is what they talk about', async () => {
    const { last } = await follow(
      'I signed up for the gym and sit in the car park every time',
      'different thing, my sister marries on Saturday',
      'and I have to give the toast',
      'what if I cry at the wedding',
    )
    expect(best(last)).toBe('wedding')
  })

  it('hears good news told flatly, a goodbye, and a wish for words', async () => {
    const before = 'I have to ask my neighbor to turn the music down and I keep putting it off'
    const { last: report } = await follow(before, 'so I knocked. he said sorry and turned it down. took a minute')
    expect(report.glad).toBeGreaterThan(0.5)
    const { last: defeat } = await follow(before, 'so I stood at his door and went back in. third time')
    expect(defeat.glad).toBeLessThan(0.3)
    const { last: leaving } = await follow(before, 'that helps, thank you. going to bed now, good night')
    expect(leaving.leaving).toBeGreaterThan(0.5)
    expect(report.leaving).toBeLessThan(0.2)
    const { last: wanting } = await follow(before, 'give me one sentence for when he opens the door')
    expect(wanting.words).toBeGreaterThan(0.5)
    expect(report.words).toBeLessThan(0.2)
  })

  it('gives shares of one for the subjects, likeliest first', () => {
    const { subject } = hearThread(weights, 'hello', { alone: quiet })
    expect(subject.reduce((sum, { p }) => sum + p, 0)).toBeLessThanOrEqual(1.0001)
    expect(subject.map(({ p }) => p)).toEqual(subject.map(({ p }) => p).toSorted((one, other) => other - one))
  })

  it('begins anew if what it kept in mind is from another version', () => {
    const anew = hearThread(weights, 'hello', { alone: quiet })
    for (const memory of ['', 'AAAA', 'not base64 at all'])
      expect(hearThread(weights, 'hello', { alone: quiet }, memory)).toEqual(anew)
  })

  it('has no weights if the files are missing', () => {
    expect(readThreadWeights('/nowhere')).toBeUndefined()
  })
})

const quiet: Heard = { ...heardNothing, embedding: new Float32Array(384).fill(0.05) }
