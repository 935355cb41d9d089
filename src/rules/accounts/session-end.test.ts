import { describe, expect, it } from 'vitest'
import { isLastSeenStale, sessionEnd } from './session-end.ts'

const at = (iso: string) => new Date(`2026-03-${iso}Z`)

describe('a session', () => {
  it('of a member ends 30 days after it was last used, and after 180 in any case', () => {
    const startedAt = at('01T08:00')
    expect(sessionEnd('member', { startedAt, lastSeenAt: at('01T08:00') })).toEqual(at('31T08:00'))
    const late = sessionEnd('member', { startedAt, lastSeenAt: new Date('2026-08-27T08:00Z') })
    expect(late).toEqual(new Date('2026-08-28T08:00Z'))
  })

  it('of an administrator ends after 30 minutes of rest, and after 12 hours in any case', () => {
    const startedAt = at('01T08:00')
    expect(sessionEnd('admin', { startedAt, lastSeenAt: at('01T10:00') })).toEqual(at('01T10:30'))
    expect(sessionEnd('admin', { startedAt, lastSeenAt: at('01T19:50') })).toEqual(at('01T20:00'))
  })

  it('is noted as seen every five minutes, an administrator’s every minute', () => {
    const [seen, later] = [at('01T08:00'), at('01T08:02')]
    expect(isLastSeenStale('member', seen, later)).toBe(false)
    expect(isLastSeenStale('admin', seen, later)).toBe(true)
    expect(isLastSeenStale('admin', seen, seen)).toBe(false)
  })
})
