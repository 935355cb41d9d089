import { expect, it } from 'vitest'
import { endsWithChat } from './ends-with-chat.ts'
import type { SafetyState } from './state.ts'

const state: SafetyState = {
  level: 'standing',
  tier: 'crisis',
  kind: 'partner_violence',
  whose: 'self',
  isYoung: false,
  foundBy: 'rules',
  language: 'en',
  reasons: [],
  lastConcernAt: 0,
  turns: 0,
  known: [],
  said: [],
}

it.each([
  { isControlled: true },
  { isPhoneRead: true as const },
  { leavesNoTrace: true as const },
  { kind: 'sexual_assault' as const, isPhoneRead: true as const },
  { kind: 'child_abuse' as const, isPhoneRead: true as const },
])('a danger from somebody who watches ends with its chat: %o', (told) => {
  expect(endsWithChat({ ...state, ...told })).toBe(true)
})

it.each([
  {},
  { isControlled: false },
  { kind: 'suicide' as const, isPhoneRead: true as const },
  { kind: 'self_harm' as const, isPhoneRead: true as const, leavesNoTrace: true as const },
  { kind: 'overdose' as const, isPhoneRead: true as const },
  { whose: 'other' as const, isControlled: true },
])('any other stands: %o', (told) => {
  expect(endsWithChat({ ...state, ...told })).toBe(false)
})
