import { expect, it } from 'vitest'
import { mayBeDue } from './may-be-due.ts'

const at = (clock: string) => new Date(`2026-11-18T${clock}Z`)
const isDue = (cron: string, clock: string, timezone = 'UTC') => mayBeDue({ cron, timezone }, at(clock))

it('is due in its minute and the two after it', () => {
  for (const clock of ['08:40:00', '08:40:59', '08:41:30', '08:42:59'])
    expect(isDue('40 8 * * *', clock), clock).toBe(true)
  for (const clock of ['08:38:59', '08:43:00', '09:40:00', '20:40:00'])
    expect(isDue('40 8 * * *', clock), clock).toBe(false)
})

it('is due if pg-boss’s clock is slightly ahead of ours', () => {
  expect(isDue('0 0 * * *', '23:59:30')).toBe(true)
})

it('knows jobs that run every few minutes', () => {
  expect(isDue('* * * * *', '11:11:11')).toBe(true)
  expect(isDue('*/20 * * * *', '11:41:00')).toBe(true)
  expect(isDue('*/20 * * * *', '11:50:00')).toBe(false)
  expect(isDue('5 */6 * * *', '12:05:00')).toBe(true)
  expect(isDue('5 */6 * * *', '13:05:00')).toBe(false)
})

it('treats schedules it cannot parse as due', () => {
  for (const cron of ['40 8 * * 1', '0,30 8 * * *', '40 8 1 * *', '0 40 8 * * *', '@daily'])
    expect(isDue(cron, '17:17:17'), cron).toBe(true)
  expect(isDue('40 8 * * *', '17:17:17', 'Europe/Rome')).toBe(true)
})
