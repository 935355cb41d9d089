// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { findPendingSignup, storePendingSignup } from './pending-signup.ts'
import {
  clearPostAuthAction,
  parsePostAuthAction,
  readPostAuthAction,
  rememberPostAuthAction,
} from './post-auth-action.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('knows a trial and a picked plan, and nothing else', () => {
  expect(parsePostAuthAction('startTrial')).toBe('startTrial')
  expect(parsePostAuthAction('subscribe-annual')).toBe('subscribe-annual')
  for (const text of [null, '', 'subscribe', 'subscribe-', 'subscribe-<b>', 'subscribe-a&b=1', 'starttrial']) {
    expect(parsePostAuthAction(text)).toBeNull()
  }
})

it('is remembered for this tab until it is cleared', () => {
  rememberPostAuthAction('subscribe-monthly')
  expect(readPostAuthAction()).toBe('subscribe-monthly')
  expect(localStorage.length).toBe(0)
  clearPostAuthAction()
  expect(readPostAuthAction()).toBeNull()
})

it('keeps of a begun sign-up what was typed, and never the password', () => {
  const typed = { email: 'a@example.com', firstName: 'Ada', lastName: '', password: 'secret' }
  storePendingSignup(typed, new Date('2026-01-02T03:04:05Z'))
  expect(JSON.parse(localStorage.getItem('pendingSignupData')!)).toEqual({
    email: 'a@example.com',
    firstName: 'Ada',
    lastName: '',
    startedAt: '2026-01-02T03:04:05.000Z',
  })
  expect(findPendingSignup()?.firstName).toBe('Ada')
})

it.each(['', 'x', 'null', '7', '{"email":7}'])('ignores an unreadable stored value: "%s"', (stored) => {
  localStorage.setItem('pendingSignupData', stored)
  expect(() => findPendingSignup()).not.toThrow()
  expect(findPendingSignup()?.email ?? '').toBe('')
})
