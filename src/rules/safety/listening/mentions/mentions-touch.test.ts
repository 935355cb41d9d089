import { expect, it } from 'vitest'
import { mentionsTouch } from './mentions-touch.ts'

it.each([
  'he put his hand up my skirt',
  'i said no and he didnt stop',
  'I woke up and he was on top of me',
  'i froze',
  "I didn't scream or anything. does that count?",
])('finds touch in "%s"', (text) => expect(mentionsTouch([text])).toBe(true))

it.each(["Nigel doesn't like it when I'm out late", 'last time he took my car keys for a week'])(
  'finds none in "%s"',
  (text) => expect(mentionsTouch([text])).toBe(false),
)
