import { describe, expect, it } from 'vitest'
import { assess } from '../assess.ts'
import { isAlarm } from '../assessment.ts'
import { asked, nearDangers, unasked } from './near-dangers.ts'

describe.each(nearDangers)('$why', ({ harmless, dangers }) => {
  it('raises no alarm', () => {
    expect(harmless.filter((text) => isAlarm(assess(text)))).toEqual([])
  })

  it('does not hide a danger that sounds similar', () => {
    expect(dangers.filter((text) => !isAlarm(assess(text)))).toEqual([])
  })
})

describe('a careful question', () => {
  it.each(unasked)('is not asked about "%s"', (text) => {
    expect(assess(text).tier).toBe('none')
  })

  it.each(asked)('is asked about "%s"', (text) => {
    expect(assess(text).tier).toBe('checkin')
  })
})
