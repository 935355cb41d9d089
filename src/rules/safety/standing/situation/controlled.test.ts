import { expect, it } from 'vitest'
import { isControlled, isPhoneRead } from './controlled.ts'

it.each([
  'he looks after my bank card now cos im rubbish with money',
  'she goes through my messages every night',
  'he locked the door when he went out and took my keys so i couldnt go work',
  "my husband doesn't let me see my friends",
  'i have to ask him for money for the bus',
  "i don't get money unless i ask",
  'he likes to know where i am',
  "i'm not allowed to wear that",
  'he hid my passport',
  'i need to send her a photo where i am',
  'he doesnt hit me or anything. he does look at my phone tho',
])('reads as control: %s', (text) => {
  expect(isControlled([text])).toBe(true)
})

it.each([
  'he reads my messages and last week he hit me',
  'she took my keys and pushed me down the stairs',
  "he won't let me out and i'm scared of him",
  'my boss wants the report by friday',
  'i hit a wall at work',
  'mum is tired and we had a row about the dinner',
])('does not read as control alone: %s', (text) => {
  expect(isControlled([text])).toBe(false)
})

it('knows when a blow is told later', () => {
  expect(isControlled(['he has my bank card', 'he slapped me yesterday'])).toBe(false)
})

it('knows that somebody else reads the phone', () => {
  expect(isPhoneRead(['he does look at my phone tho'])).toBe(true)
  expect(isPhoneRead(['i look at my phone all evening'])).toBe(false)
})
