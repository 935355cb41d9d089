import { expect, it } from 'vitest'
import type { SafetyState } from '#rules/safety/state.ts'
import { findDanger } from './safety-net.ts'

const now = new Date('2026-03-14T22:00:00Z')

function read(text: string, known: { earlier?: string[]; state?: SafetyState | null } = {}) {
  return findDanger({ earlier: [], state: null, ...known, text, country: 'US', now })
}

it('answers a message in need with words and lines of the country', () => {
  const found = read('I want to kill myself')
  expect(found?.help).toMatchObject({ role: 'assistant', safety: 'crisis' })
  expect(found?.help.content).toMatch(/\?$/)
  expect(found?.help.resources?.map(({ label }) => label)).toContain('Text 988')
})

it('puts the emergency number first when it is about tonight', () => {
  const found = read('I have the pills here and I am going to take them all tonight')
  expect(found?.help.safety).toBe('imminent')
  expect(found?.help.resources?.[0]).toMatchObject({ label: 'Call 911', isEmergency: true })
})

it('stays silent about an ordinary hard day', () => {
  expect(read('this meeting is killing me')).toBeNull()
  expect(read('yes')).toBeNull()
})

it('knows what it asked, and does not repeat itself', () => {
  const first = read('I want to kill myself')
  const second = read('yes', { earlier: ['I want to kill myself'], state: first?.state ?? null })
  expect(second?.help.safety).toBe('crisis')
  expect(second?.help.content).not.toBe(first?.help.content)
})
