import { expect, it } from 'vitest'
import { mentionsLaughter } from './mentions-laughter.ts'

it.each(['We have killed ourselves laughing over this plan', 'i was dying of laughter', 'dead laughing lol'])(
  'finds laughter in "%s"',
  (text) => expect(mentionsLaughter(text)).toBe(true),
)

it.each(['i want to kill myself and they were laughing', 'he laughed and said he would kill me'])(
  'finds none in "%s"',
  (text) => expect(mentionsLaughter(text)).toBe(false),
)
