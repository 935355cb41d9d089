import { expect, it } from 'vitest'
import { ApiError } from '#client/platform/request/api-error.ts'
import { describeWait, readProblem } from './problem.ts'

const fallback = 'Invalid email or password'

function refused(status: number, body: object | string, retryAfterSeconds: number | null = null) {
  return new ApiError(status, typeof body === 'string' ? body : JSON.stringify(body), retryAfterSeconds)
}

it('passes on what the server says, and that nothing typed is lost', () => {
  const error = refused(409, { error: 'Conflict', code: 'conflict', message: 'That address has an account.' })
  expect(readProblem(error, fallback)).toMatchObject({
    code: 'conflict',
    message: 'That address has an account.',
    advice: 'Nothing you typed is lost.',
  })
})

it('falls back where the answer has no words for people', () => {
  expect(readProblem(refused(502, '<h1>Bad gateway</h1>'), fallback)).toMatchObject({ code: null, message: fallback })
})

it('says when trying again makes sense if only the header knows', () => {
  expect(readProblem(refused(429, 'Slow down', 61), fallback).advice).toContain('Try again in 2 minutes.')
})

it('adds nothing where the server said all there is', () => {
  const body = { error: 'Forbidden', code: 'account_disabled', message: 'This account is switched off.' }
  expect(readProblem(refused(403, body), fallback).advice).toBe('')
})

it('keeps what the server has against single fields', () => {
  const issues = [{ path: 'password', message: 'Password must be at least 6 characters' }]
  const error = refused(400, { error: 'Bad Request', code: 'invalid_input', message: 'Please check.', issues })
  expect(readProblem(error, fallback).fieldErrors).toEqual({ password: 'Password must be at least 6 characters' })
})

it('never blames the password when there was no answer', () => {
  const failed = new TypeError('Failed to fetch')
  expect(readProblem(failed, fallback, () => true).message).toBe('Hearten could not be reached.')
  expect(readProblem(failed, fallback, () => false).message).toBe('You are offline.')
})

it.each([
  [0, 'in a few seconds'],
  [5.1, 'in 6 seconds'],
  [59, 'in 59 seconds'],
  [60, 'in a minute'],
  [61, 'in 2 minutes'],
  [3540, 'in 59 minutes'],
  [3541, 'in an hour'],
  [3600, 'in an hour'],
  [3601, 'in 2 hours'],
])('puts %d seconds in words', (seconds, words) => {
  expect(describeWait(seconds)).toBe(words)
})
