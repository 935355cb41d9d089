import { describe, expect, it } from 'vitest'
import type { DangerKind } from '../../coach/heard.ts'
import type { HeardTalk } from '../listening/heard-turn.ts'
import type { SafetyState } from '../state.ts'
import { seenInTalk } from './seen-in-talk.ts'

const message = 'he sits out there until two'

const heardOnly: SafetyState = {
  level: 'standing',
  tier: 'crisis',
  kind: 'partner_violence',
  whose: 'self',
  isYoung: false,
  foundBy: 'listener',
  language: 'en',
  reasons: ['heard_partner_violence'],
  lastConcernAt: 0,
  turns: 1,
  known: [],
  said: [],
  isHinted: true,
}
const talk = (kind: DangerKind, p: number, other = 0.5, danger = 0.9): HeardTalk => ({
  danger,
  other,
  kind: [{ name: kind, p }],
  memory: '',
})

describe('what the whole talk tells while a danger stands', () => {
  it('corrects which danger the listener alone heard, and whose', () => {
    expect(seenInTalk(heardOnly, talk('suicide', 0.95, 0.95), message)).toMatchObject({
      kind: 'suicide',
      whose: 'other',
    })
    expect(seenInTalk({ ...heardOnly, whose: 'other' }, talk('suicide', 0.5, 0.02), message)).toMatchObject({
      kind: 'partner_violence',
      whose: 'self',
    })
  })

  it('changes nothing where it is unsure, or where a body is in danger', () => {
    expect(seenInTalk(heardOnly, talk('suicide', 0.6), message)).toBe(heardOnly)
    expect(seenInTalk(heardOnly, undefined, message)).toBe(heardOnly)
    const body: SafetyState = { ...heardOnly, kind: 'overdose' }
    expect(seenInTalk(body, talk('suicide', 0.99), message).kind).toBe('overdose')
  })

  it('has to be surer where the rules read something else in their words', () => {
    const read: SafetyState = { ...heardOnly, foundBy: 'rules', isHinted: undefined as never }
    expect(seenInTalk(read, talk('suicide', 0.9, 0.9), message)).toBe(read)
    expect(seenInTalk(read, talk('suicide', 0.97, 0.97), message)).toMatchObject({ kind: 'suicide', whose: 'other' })
  })

  it('believes their own words before anything it hears', () => {
    const hinted: SafetyState = { ...heardOnly, kind: 'psychosis' }
    const told = 'my mums boyfriend gets loud when hes been drinking, i put a chair against my door'
    expect(seenInTalk(hinted, talk('harm_to_others', 0.4), told).kind).toBe('child_abuse')
    const hurt: SafetyState = { ...heardOnly, kind: 'child_abuse', isHinted: undefined as never }
    expect(seenInTalk(hurt, talk('psychosis', 0.97), "i ain't hearing voices, it's HIM").kind).toBe('child_abuse')
  })

  it('counts as told, after a few messages, what was never said outright', () => {
    const later = { ...heardOnly, turns: 3 }
    expect(seenInTalk(later, talk('partner_violence', 0.9, 0.5, 0.99), message)).not.toHaveProperty('isHinted')
    expect(seenInTalk(later, talk('partner_violence', 0.9, 0.5, 0.8), message)).toHaveProperty('isHinted')
    expect(seenInTalk(heardOnly, talk('partner_violence', 0.9, 0.5, 0.99), message)).toHaveProperty('isHinted')
  })
})
