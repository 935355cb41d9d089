import { expect, it } from 'vitest'
import { mentionsVoices } from './mentions-voices.ts'

it.each(['the voices are back', 'somebody follows me home', 'the TV sends me signs', 'he reads my thoughts'])(
  'finds signs of psychosis in "%s"',
  (text) => expect(mentionsVoices([text])).toBe(true),
)

it.each([
  'My cousin Beatrice says I should walk in with a list of everything I did this year',
  'When she criticises me my voice goes very small, like a child',
])('finds none in "%s"', (text) => expect(mentionsVoices([text])).toBe(false))
