import { describe, expect, it } from 'vitest'
import { assessConversation } from '../assess.ts'
import { isAlarm } from '../assessment.ts'
import { grown, twoPieces, unsaidAge, unsaidNeighbors, unsaidYoung } from '../testing/lured-unsaid.ts'
import { lureOf } from './lured.ts'
import { piecesAskedAbout, scamHint } from './reasons.ts'

const readings = (texts: readonly string[]) => texts.map((text, at) => assessConversation(texts.slice(0, at), text))
const named = (talks: readonly (readonly string[])[]) => talks.map((texts) => [texts[0], texts] as const)

describe('somebody on a screen, and nobody said how old', () => {
  it.each(named(unsaidYoung))('school life counts as young: "%s"', (_first, texts) => {
    const all = readings(texts)
    expect(all.slice(0, -1).filter(isAlarm)).toEqual([])
    expect(all.at(-1)).toMatchObject({ tier: 'crisis', kind: 'child_abuse', whose: 'self' })
    expect(all.at(-1)?.reasons[0]).toBe('grooming')
    expect(lureOf(texts)).toBe('groomed')
  })

  it.each(named(unsaidAge))('three pieces are heard at any age: "%s"', (_first, texts) => {
    const all = readings(texts)
    expect(all.slice(0, -1).filter(isAlarm)).toEqual([])
    expect(all.at(-1)).toMatchObject({ tier: 'crisis', whose: 'self' })
    expect(all.at(-1)?.reasons[0]).toBe('online_pressure')
    expect(lureOf(texts)).toBe('pressed')
  })

  it('becomes a child’s danger once they say how old they are', () => {
    const texts = [...unsaidAge[0]!, 'i’m 14 omg']
    expect(lureOf(texts)).toBe('groomed')
    expect(readings(texts).at(-1)?.reasons[0]).toBe('grooming')
  })

  it.each(named(grown))('is asked about as a scam if they are grown up: "%s"', (_first, texts) => {
    const all = readings(texts)
    expect(all.filter(isAlarm)).toEqual([])
    expect(all.some(({ reasons, tier }) => tier === 'checkin' && reasons.includes(scamHint))).toBe(true)
    expect(lureOf(texts)).toBe(undefined)
  })

  it.each(named(twoPieces))('two pieces are asked about: "%s"', (_first, texts) => {
    const all = readings(texts)
    expect(all.filter(isAlarm)).toEqual([])
    expect(all.at(-1)).toMatchObject({ tier: 'checkin', isFaint: true })
    expect(all.at(-1)?.reasons).toContain(piecesAskedAbout)
  })

  it.each(named(unsaidNeighbors))('is not read into a harmless talk: "%s"', (_first, texts) => {
    expect(readings(texts).filter(isAlarm)).toEqual([])
    expect(readings(texts).filter(({ reasons }) => reasons.includes(scamHint))).toEqual([])
    expect(lureOf(texts)).toBe(undefined)
  })
})
