import pino from 'pino'
import { expect, it } from 'vitest'
import { withCrisisFallback } from './crisis-fallback.ts'

const quiet = pino({ level: 'silent' })
const takeWithoutCoach = withCrisisFallback(
  () => Promise.reject(new Error('The rest of the coach cannot be loaded')),
  quiet,
)

function say(message: string) {
  const shown: string[] = []
  const reader = {
    isLive: true,
    show: (text: string) => void shown.push(text),
    restart: () => {},
    signal: new AbortController().signal,
  }
  return { shown, answer: takeWithoutCoach({ message, country: 'UK', lifeArea: undefined, now: new Date() }, reader) }
}

it('answers somebody in danger even if the rest of the coach cannot be loaded', async () => {
  const { shown, answer } = say('I want to kill myself tonight')
  const session = await answer
  expect(session?.isStored).toBe(false)
  expect(session?.messages.at(-1)).toMatchObject({ role: 'assistant', safety: expect.any(String) })
  expect(session?.messages.at(-1)?.resources).not.toEqual([])
  expect(shown.join('')).not.toBe('')
})

it('returns the error to everybody else', async () => {
  await expect(say('how do I start a conversation at lunch').answer).rejects.toThrow('cannot be loaded')
})
