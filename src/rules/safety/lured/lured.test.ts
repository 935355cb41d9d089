import { describe, expect, it } from 'vitest'
import { assess, assessConversation } from '../assess.ts'
import { isAlarm } from '../assessment.ts'
import { neighbors } from '../testing/lured-neighbors.ts'
import { alsoGroomed, extorted, groomed, ofOthers } from '../testing/lured-talks.ts'
import { lureOf } from './lured.ts'

const readings = (texts: readonly string[]) => texts.map((text, at) => assessConversation(texts.slice(0, at), text))

describe('somebody older who wins a child over', () => {
  it.each(groomed.map((texts) => [texts.at(-1), texts] as const))('is seen once "%s" is told', (_last, texts) => {
    const all = readings(texts)
    expect(all.slice(0, -1).filter(isAlarm)).toEqual([])
    expect(all.at(-1)).toMatchObject({ kind: 'child_abuse', whose: 'self' })
    expect(isAlarm(all.at(-1)!)).toBe(true)
    expect(all.at(-1)?.reasons[0]).toBe('grooming')
    expect(lureOf(texts)).toBe('groomed')
  })

  it.each(alsoGroomed.map((texts) => [texts[0], texts] as const))(
    'is seen in a talk that begins "%s"',
    (_first, texts) => {
      expect(readings(texts).filter(isAlarm)[0]).toMatchObject({ kind: 'child_abuse', whose: 'self' })
      expect(lureOf(texts)).toBe('groomed')
    },
  )

  it('is asked about in passing after one piece', () => {
    const last = readings(['im 14', 'i talk to a guy from roblox', 'he gave me robux']).at(-1)
    expect(last).toMatchObject({ tier: 'checkin', isFaint: true, reasons: ['grooming_hint'] })
  })

  it('is urgent when they are about to meet', () => {
    const last = readings([
      'im 14',
      'met him on discord, hes 25',
      'he says keep it secret',
      'im going to meet him tonight',
    ]).at(-1)
    expect(last?.tier).toBe('imminent')
  })

  it('is no alarm again in ordinary words', () => {
    const texts = groomed[0]!
    expect(assessConversation(texts, 'ok. how do i talk to people at school then').tier).toBe('none')
  })

  it('is not read into what an adult tells', () => {
    expect(lureOf(['met a man on discord, he is 50', 'he gave me money and says dont tell anyone', "I'm 44."])).toBe(
      undefined,
    )
  })
})

describe('blackmail with a picture', () => {
  it.each(extorted.map((texts) => [texts.at(-1), texts] as const))('is heard in "%s"', (_last, texts) => {
    const last = readings(texts).at(-1)!
    expect(isAlarm(last)).toBe(true)
    expect(last.reasons[0]).toBe('sextortion')
    expect(last.whose).toBe('self')
    expect(lureOf(texts)).toBe('extorted')
  })

  it('is a child’s danger for somebody young, and not for an adult', () => {
    expect(assess('im 15 and someone says he will send my nudes to everyone').kind).toBe('child_abuse')
    expect(assess('someone says he will send my nudes to my whole school').kind).toBe('child_abuse')
    expect(assess("I'm 38. someone says he will send my nudes to my parents").kind).toBe('sexual_assault')
  })

  it('is suicide first where somebody wants to die of it', () => {
    expect(assess('he will send my nudes to everyone unless i pay. i want to kill myself')).toMatchObject({
      kind: 'suicide',
    })
  })

  it('gives way to the words for a blow', () => {
    const threat = 'my ex says he will send my nudes to my school'
    expect(assessConversation([threat], 'he grabbed my wrist once and it left a mark').reasons).not.toContain(
      'sextortion',
    )
  })

  it('keeps his threat to die as part of it', () => {
    const texts = [...groomed[0]!, 'he says he will kill himself if i stop']
    expect(readings(texts).at(-1)).toMatchObject({ kind: 'child_abuse', whose: 'self' })
  })
})

it.each(ofOthers.map((texts) => [texts.at(-1), texts] as const))('is somebody else’s in "%s"', (_last, texts) => {
  expect(readings(texts).at(-1)).toMatchObject({ whose: 'other' })
  expect(isAlarm(readings(texts).at(-1)!)).toBe(true)
})

it.each(neighbors.map((texts) => [texts[0], texts] as const))('raises no alarm: "%s"', (_first, texts) => {
  expect(readings(texts).filter(isAlarm)).toEqual([])
  expect(lureOf(texts)).toBe(undefined)
})
