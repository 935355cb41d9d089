import { expect, it } from 'vitest'
import { mentionsFood } from './mentions-food.ts'

it.each([
  "i haven't eaten since tuesday",
  'down to 46 kilos and still not there',
  'my fingers down my throat again after dinner',
  'the number on the scale decides my day',
  'I only have an apple',
])('finds food, weight or the body in "%s"', (text) => expect(mentionsFood([text])).toBe(true))

it.each(['wipe them on my jeans and hide them haha. at work its fine bc gloves', 'my mum checks my phone every night'])(
  'finds none in "%s"',
  (text) => expect(mentionsFood([text])).toBe(false),
)
