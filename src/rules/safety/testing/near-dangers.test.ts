import { describe, expect, it } from 'vitest'
import { assess } from '../assess.ts'
import { isAlarm } from '../assessment.ts'
import { asked, nearDangers, unasked } from './near-dangers.ts'

describe.each(nearDangers)('$why', ({ harmless, dangers }) => {
  it('raises no alarm', () => {
    expect(harmless.filter((text) => isAlarm(assess(text)))).toEqual([])
  })

  it('hides no danger that sounds much like it', () => {
    expect(dangers.filter((text) => !isAlarm(assess(text)))).toEqual([])
  })
})

describe('a check-in', () => {
  it.each(unasked)('is not made over "%s"', (text) => {
    expect(assess(text).tier).toBe('none')
  })

  it.each(asked)('is made over "%s"', (text) => {
    expect(assess(text).tier).toBe('checkin')
  })
})
