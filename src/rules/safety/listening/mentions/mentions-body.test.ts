import { expect, it } from 'vitest'
import { mentionsBody } from './mentions-body.ts'

it.each([
  'his lips are blue',
  'cant catch my breath and my arm is numb',
  'she fell and won’t wake up',
  'i took 30 of them',
])('finds a body in trouble in "%s"', (text) => expect(mentionsBody([text])).toBe(true))

it.each(["It's just easier sometimes not to go. Nigel doesn't like it when I'm out late", 'he rings and rings'])(
  'finds none in "%s"',
  (text) => expect(mentionsBody([text])).toBe(false),
)
