import { describe, expect, it } from 'vitest'
import { type Heard, heardNothing } from '../../coach/heard.ts'
import { type Assessment, noConcern } from '../assessment.ts'
import type { HeardTurn } from './heard-turn.ts'
import { joinHeard, soundsOrdinary } from './join-heard.ts'
import type { Setting } from './setting.ts'

function hearing(danger: number, concern = 0): Heard {
  return {
    ...heardNothing,
    danger: { none: 1 - danger - concern, concern, danger, now: 0 },
    kind: [{ name: 'suicide', p: 0.9 }],
  }
}
const turn = (alone: number, after: number, joined: number): HeardTurn => ({
  alone: hearing(alone),
  after: hearing(after),
  joined: hearing(joined),
})
const calm: Setting = {
  isParting: false,
  isDoubted: false,
  isDenied: false,
  isDenying: false,
  isEvent: false,
  saysMe: false,
  isLong: false,
  isStanding: false,
  level: undefined,
}
const message = 'there is something I have not told you about him and me'
const join = (read: Assessment, heard: HeardTurn, setting = calm) => joinHeard(message, read, heard, setting)
const tierOf = (heard: HeardTurn, setting = calm) => join(noConcern, heard, setting).assessment.tier

describe('what the listener hears in addition to the rules', () => {
  it('raises an alarm in a first message if danger is likely', () => {
    expect(tierOf({ alone: hearing(0.6) })).toBe('crisis')
    expect(tierOf({ alone: hearing(0.1) })).toBe('none')
  })

  it('must be more likely in a message that is clearly about something else', () => {
    const about = (danger: number): HeardTurn => ({
      alone: { ...hearing(danger), subject: [{ name: 'party', p: 0.8 }] },
    })
    expect(tierOf(about(0.42))).toBe('none')
    expect(tierOf({ ...about(0.56), after: hearing(0.2) })).toBe('none')
    expect(tierOf(about(0.7))).toBe('crisis')
  })

  it('raises an alarm in the middle of a chat if the readings agree, and leads to a question if they are less sure', () => {
    expect(tierOf(turn(0.97, 0.97, 0.97))).toBe('crisis')
    expect(tierOf(turn(0.6, 0.6, 0.6))).toBe('checkin')
    expect(tierOf(turn(0.2, 0.1, 0.2))).toBe('none')
  })

  it('takes the kind from earlier messages if they say it more clearly', () => {
    const joined: Heard = { ...hearing(0.9), kind: [{ name: 'child_abuse', p: 0.95 }] }
    const alone: Heard = {
      ...hearing(0.9),
      kind: [
        { name: 'self_harm', p: 0.5 },
        { name: 'child_abuse', p: 0.4 },
      ],
    }
    expect(join(noConcern, { alone, after: alone, joined }, calm).assessment.kind).toBe('child_abuse')
  })

  it('corrects whose danger the rules found if every reading is sure, and nothing else', () => {
    const read: Assessment = { tier: 'imminent', kind: 'suicide', whose: 'self', isOver: false, reasons: ['means'] }
    const of = (other: number): Heard => ({ ...hearing(0.9), other })
    const whoseOf = (heard: HeardTurn, said: Assessment = read) => join(said, heard).assessment
    expect(whoseOf({ alone: of(0.97) })).toEqual({ ...read, whose: 'other' })
    expect(whoseOf({ alone: of(0.6) })).toEqual(read)
    expect(whoseOf({ alone: of(0.97), after: of(0.97), joined: of(0.2) })).toEqual(read)
    const other = { ...read, whose: 'other' } as const
    expect(whoseOf({ alone: of(0.01) }, other)).toEqual(read)
    expect(whoseOf({ alone: of(0.2) }, other)).toEqual(other)
    const done: Assessment = { ...read, kind: 'partner_violence' }
    expect(join(done, { alone: of(0.97) }, { ...calm, saysMe: true }).assessment).toEqual(done)
  })

  it('does not stop somebody who says goodbye', () => {
    expect(tierOf(turn(0.98, 0.98, 0.9), { ...calm, isParting: true })).toBe('none')
  })

  it('counts for more if we have just asked', () => {
    const faint = turn(0.2, 0.2, 0.2)
    expect(tierOf(faint)).toBe('none')
    expect(tierOf(faint, { ...calm, isDoubted: true, level: 'asked' })).toBe('checkin')
  })

  it('never removes what the rules found, and asks in passing if it hears nothing of the kind', () => {
    const found: Assessment = { ...noConcern, tier: 'crisis', kind: 'suicide', reasons: ['wants_to_die'] }
    expect(join(found, { alone: hearing(0) })).toEqual({ assessment: found, foundBy: 'rules' })
    expect(join(found, turn(0.6, 0.6, 0.6)).assessment).toEqual(found)
    expect(join(found, turn(0, 0, 0)).assessment).toEqual({ ...found, tier: 'checkin', isFaint: true })
    expect(join(found, turn(0, 0, 0), { ...calm, isStanding: true, level: 'standing' }).assessment).toEqual(found)
  })

  it('counts as ordinary only if the message is, both alone and in context', () => {
    expect(soundsOrdinary(turn(0.05, 0.05, 0.9))).toBe(true)
    expect(soundsOrdinary(turn(0.05, 0.6, 0.1))).toBe(false)
    expect(soundsOrdinary(turn(0.5, 0.05, 0.1))).toBe(false)
    expect(soundsOrdinary(undefined)).toBe(false)
  })
})
