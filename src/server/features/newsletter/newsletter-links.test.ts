import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs } from '#rules/durations.ts'
import { newsletterLinkDays } from '#rules/limits.ts'
import { readConfirmToken, readUnsubscribeToken, signConfirmToken, signUnsubscribeToken } from './newsletter-links.ts'

const secret = 'a secret for tests only, 32 characters'
const subscriberId = randomUUID()
const madeAt = new Date('2026-11-03T08:00:00Z')
const later = (days: number) => new Date(madeAt.getTime() + days * dayMs)

describe('the link that confirms', () => {
  const token = signConfirmToken(secret, { subscriberId, madeAt })

  it('says whom it is for and when it was made', () => {
    expect(readConfirmToken(secret, token, madeAt)).toEqual({ subscriberId, madeAt })
  })

  it('opens to the last moment of its days, and not after', () => {
    expect(readConfirmToken(secret, token, later(newsletterLinkDays))).toBeDefined()
    const tooLate = new Date(later(newsletterLinkDays).getTime() + 1)
    expect(readConfirmToken(secret, token, tooLate)).toBeUndefined()
  })

  it('is refused with a date somebody moved, for somebody else, and under another secret', () => {
    const [, moment = '', signature = ''] = token.split('.')
    const moved = `${subscriberId}.${Number(moment) + dayMs}.${signature}`
    expect(readConfirmToken(secret, moved, madeAt)).toBeUndefined()
    expect(readConfirmToken(secret, `${randomUUID()}.${moment}.${signature}`, madeAt)).toBeUndefined()
    expect(readConfirmToken(`${secret}!`, token, madeAt)).toBeUndefined()
  })
})

describe('the link that unsubscribes', () => {
  const token = signUnsubscribeToken(secret, subscriberId)

  it('says who unsubscribes', () => {
    expect(readUnsubscribeToken(secret, token)).toBe(subscriberId)
  })

  it('cannot be made from the other link, nor the other way round', () => {
    const confirm = signConfirmToken(secret, { subscriberId, madeAt })
    expect(readUnsubscribeToken(secret, `${subscriberId}.${confirm.split('.')[2]}`)).toBeUndefined()
    const moment = madeAt.getTime()
    expect(readConfirmToken(secret, `${subscriberId}.${moment}.${token.split('.')[1]}`, madeAt)).toBeUndefined()
  })

  it('is never read out of anything we did not sign', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(fc.uuid(), fc.base64String()).map(([a, b]) => `${a}.${b}`),
        ),
        (text) => {
          expect(readUnsubscribeToken(secret, text)).toBeUndefined()
          expect(readConfirmToken(secret, text, madeAt)).toBeUndefined()
        },
      ),
    )
  })
})
