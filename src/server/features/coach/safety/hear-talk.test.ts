import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dangerKinds, type Heard, heardNothing } from '#rules/coach/heard.ts'
import { noConcern } from '#rules/safety/assessment.ts'
import { featuresOfTalk } from '#rules/safety/listening/talk-features.ts'
import { hearTalk } from './hear-talk.ts'
import { readTalkWeights } from './talk-weights.ts'

const folder = join(import.meta.dirname, '../../../../../model')
const weights = readTalkWeights(folder)
if (!weights) throw new Error('There are no weights')

const calm: Heard = { ...heardNothing, embedding: new Float32Array(384).fill(0.05) }
const dark: Heard = {
  ...calm,
  danger: { none: 0.02, concern: 0.08, danger: 0.6, now: 0.3 },
  kind: [{ name: 'suicide', p: 0.9 }],
  embedding: new Float32Array(384).fill(-0.05),
}

describe('the layer for whole talks', () => {
  it('is told everything it was trained on', () => {
    const told = featuresOfTalk({ message: 'hello', read: noConcern, heard: { alone: calm } })
    expect(weights.features.filter((name) => !(name in told))).toEqual([])
  })

  it('gives a probability for danger, for whose it is, and for every kind', () => {
    const { danger, other, kind } = hearTalk(weights, 'hello', { alone: calm })
    for (const share of [danger, other]) expect(share > 0 && share < 1).toBe(true)
    expect(kind.map(({ name }) => name).toSorted()).toEqual([...dangerKinds].toSorted())
    expect(kind.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 4)
  })

  it('hears the same message differently after a dark one than after a calm one', () => {
    const afterDark = hearTalk(weights, 'I want to die', { alone: dark }).memory
    const afterCalm = hearTalk(weights, 'we had soup', { alone: calm }).memory
    const next = { alone: calm, after: calm, joined: calm }
    const darker = hearTalk(weights, 'in the shed', next, afterDark).danger
    expect(darker).toBeGreaterThan(hearTalk(weights, 'in the shed', next, afterCalm).danger)
  })

  it('begins anew if what it kept in mind is from another version', () => {
    const anew = hearTalk(weights, 'hello', { alone: calm })
    for (const memory of ['', 'AAAA', 'not base64 at all'])
      expect(hearTalk(weights, 'hello', { alone: calm }, memory)).toEqual(anew)
  })

  it('has no weights if the files are missing', () => {
    expect(readTalkWeights('/nowhere')).toBeUndefined()
  })
})
