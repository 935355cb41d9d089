import { describe, expect, it } from 'vitest'
import { ApiError } from '#client/platform/request/api-error.ts'
import { generateProblemOf, loadProblemOf } from './problems.ts'

describe('a load that failed', () => {
  it.each([
    ['401: {"error":"Unauthorized"}', 'signed-out'],
    ['Not authenticated', 'signed-out'],
    ['403: {"requiresUpgrade":true}', 'no-access'],
    ['No active subscription', 'no-access'],
    ['500: Internal Server Error', 'other'],
    ['Failed to fetch', 'other'],
  ])('%s is read as %s', (message, problem) => {
    expect(loadProblemOf(new Error(message))).toBe(problem)
  })
})

describe('a generate that failed', () => {
  const words = (status: number, body: object) => generateProblemOf(new ApiError(status, JSON.stringify(body)))

  it('says by its status what is needed', () => {
    expect(words(401, { message: 'Please sign in to continue.' })).toEqual({
      title: 'Please Sign In',
      description: 'You need to be signed in to generate personalized recommendations.',
    })
    expect(words(403, { message: 'Over.', trialExpired: true })).toEqual({
      title: 'Trial Expired',
      description: 'Your free trial has expired. Please upgrade to continue using AI recommendations.',
    })
    expect(words(403, { message: 'Premium.', requiresUpgrade: true })).toEqual({
      title: 'Premium Feature',
      description: 'AI-powered recommendations require an active subscription. Please upgrade your account.',
    })
  })

  it('gives the server’s words for another refusal, or its own', () => {
    const title = 'Subscription Required'
    expect(words(403, { message: 'Your plan does not have this.' })).toEqual({
      title,
      description: 'Your plan does not have this.',
    })
    expect(generateProblemOf(new ApiError(403, '<html>'))).toEqual({
      title,
      description: 'This feature requires an active subscription.',
    })
  })

  it('asks to try again for everything else', () => {
    const again = { title: 'Error', description: 'Failed to generate recommendations. Please try again.' }
    expect(words(500, { message: 'Something broke.', requiresUpgrade: true })).toEqual(again)
    expect(generateProblemOf(new TypeError('Failed to fetch'))).toEqual(again)
  })
})
