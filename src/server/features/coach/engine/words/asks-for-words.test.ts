import { expect, it } from 'vitest'
import { noConcern } from '#rules/safety/assessment.ts'
import { joinHeard } from '#rules/safety/listening/join-heard.ts'
import { heardAs } from '../testing/make-turn.ts'
import { asksForWords } from './asks-for-words.ts'

const wants = (p: number) => ({ ...heardAs({}), need: [{ name: 'words', p }] as const })

it('hears who wants words: plainly, or a little for a plain kind of moment', () => {
  expect(asksForWords({ alone: wants(0.9) }, [])).toBe(true)
  expect(asksForWords({ alone: wants(0.55) }, [{ name: 'cancel', p: 0.5 }])).toBe(true)
  expect(asksForWords({ alone: wants(0.55) }, [{ name: 'none', p: 0.8 }])).toBe(false)
  expect(asksForWords({ alone: wants(0.2) }, [{ name: 'cancel', p: 0.9 }])).toBe(false)
})

const setting = {
  level: undefined,
  isStanding: false,
  isParting: false,
  isDoubted: false,
  isDenied: false,
  isDenying: false,
  isEvent: false,
  saysMe: true,
} as unknown as Parameters<typeof joinHeard>[3]
const tierAt = (danger: number, isForWords: boolean) => {
  const alone = { ...heardAs({ p: 0.1 }), danger: { none: 1 - danger, concern: 0, danger, now: 0 } }
  return joinHeard('how do I tell him', noConcern, { alone, isForWords }, setting).assessment
}

it('asks about danger after the words, and alarms only where it is plain', () => {
  expect(tierAt(0.5, false).tier).toBe('crisis')
  expect(tierAt(0.5, true).tier).toBe('none')
  expect(tierAt(0.65, true)).toMatchObject({ tier: 'checkin', isFaint: true })
  expect(tierAt(0.95, true).tier).toBe('crisis')
})
