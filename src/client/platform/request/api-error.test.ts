import { describe, expect, it } from 'vitest'
import { ApiError, errorMessageOf, isUnauthorizedError, readApiError } from './api-error.ts'

const refusal = JSON.stringify({ error: 'Conflict', code: 'conflict', message: 'That email already has an account.' })

describe('the message of a refused call', () => {
  it('is the status and the text of the body', async () => {
    const error = await readApiError(new Response('No such thing', { status: 404, statusText: 'Not Found' }))
    expect(error.message).toBe('404: No such thing')
  })

  it('is the status and its name when the body is empty', async () => {
    const error = await readApiError(new Response('', { status: 503, statusText: 'Service Unavailable' }))
    expect(error.message).toBe('503: Service Unavailable')
  })

  it('has a sentence for people where the server wrote one', async () => {
    const error = await readApiError(new Response(refusal, { status: 409 }))
    expect(error.reply?.code).toBe('conflict')
    expect(errorMessageOf(error, 'Something else')).toBe('That email already has an account.')
  })

  it.each(['<html>Bad gateway</html>', 'null', '[]', '{"message":7}'])('falls back for a body of %s', (body) => {
    expect(errorMessageOf(new ApiError(502, body), 'Please try again.')).toBe('Please try again.')
  })

  it('falls back for what is no refusal at all', () => {
    expect(errorMessageOf(new TypeError('Failed to fetch'), 'Please try again.')).toBe('Please try again.')
  })
})

it('says when to try again', async () => {
  const error = await readApiError(new Response('', { status: 429, headers: { 'retry-after': '42' } }))
  expect(error.retryAfterSeconds).toBe(42)
  expect(new ApiError(429, '').retryAfterSeconds).toBeNull()
})

it('counts as unauthorized by its words', () => {
  expect(isUnauthorizedError(new Error('401: Unauthorized'))).toBe(true)
  expect(isUnauthorizedError(new ApiError(401, '{"error":"Unauthorized","message":"Please sign in."}'))).toBe(true)
  expect(isUnauthorizedError(new Error('401: Not authenticated'))).toBe(false)
  expect(isUnauthorizedError(new Error('403: Unauthorized'))).toBe(false)
  expect(isUnauthorizedError(new Error('Error 401: Unauthorized'))).toBe(false)
  expect(isUnauthorizedError('401: Unauthorized')).toBe(false)
})
