import { expect, test } from 'vitest'
import { userEntry } from '../../entries.ts'
import { deniedWords } from './denied-words.ts'

const now = new Date(0)
const after = (...said: string[]) => said.map((message, id) => ({ ...userEntry({ message, now }), id }))

test('a correction still holds in later messages', () => {
  const message = 'text or in person, which is better'
  const bar = deniedWords({ message, history: after("shes not a professor, she's another student") })
  expect(bar?.test('Dear Professor, could I see you')).toBe(true)
  expect(bar?.test('Write to your teacher first')).toBe(true)
  expect(bar?.test('Say it after class, in one sentence')).toBe(false)
})

test('a correction that says what our reply sounded like counts as well', () => {
  expect(deniedWords({ message: 'um that sounds like asking a lecturer?', history: [] })?.test('your tutor')).toBe(true)
  expect(deniedWords({ message: 'what email?? i never said email', history: [] })?.test('an email')).toBe(true)
})

test('no words are barred if nothing was corrected', () => {
  expect(deniedWords({ message: 'my boss talks over me', history: [] })).toBeUndefined()
  expect(deniedWords({ message: 'I do not want to go', history: [] })).toBeUndefined()
})
