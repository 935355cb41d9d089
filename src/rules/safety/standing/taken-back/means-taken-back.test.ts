import { expect, it } from 'vitest'
import { meansTakenBack, withoutMeansTakenBack } from './means-taken-back.ts'

it.each([
  ["there's no knife here, that was a joke about work. it's the car. the keys.", ['knife']],
  ['the knives was a joke, i’m a chef', ['knife']],
  ['what knife', ['knife']],
  ['No knife. The keys', ['knife']],
  ['there isn’t any rope, i meant the car', ['rope']],
  ["i don't own a gun", ['gun']],
  ["it's not the pills", ['pills']],
  ['i never said anything about a knife', ['knife']],
  ['i was only joking about the knives', ['knife']],
  ['forget the rope, that was for climbing', ['rope']],
  ['not the knife, the pills', ['knife']],
  ['the bleach thing was just an expression', ['bleach']],
  ['I have no gun.', ['gun']],
  ['not the car', ['car keys']],
])('hears what was never meant in: %s', (text, names) => expect(meansTakenBack(text)).toEqual(names))

it.each([
  'no pills left, i took them',
  'i have no gun anymore, he has it',
  'i gave her the knife',
  'the knife is in my hand',
  'there is a knife in the drawer',
  'no. the pills are here',
  'i have no idea what the pills do',
  'i have no reason not to use the rope',
  'no one knows about the gun',
  "it's no joke, the knife is right here",
  'not sure about the rope',
  'she took the pills away',
])('takes nothing back in: %s', (text) => expect(meansTakenBack(text)).toEqual([]))

it('leaves what is named beside it', () => {
  expect(withoutMeansTakenBack('no knife, the car keys are here')).toMatch(/car keys are here/)
  expect(withoutMeansTakenBack('no knife, the car keys are here')).not.toMatch(/knife/)
  expect(withoutMeansTakenBack('the knife is here')).toBe('the knife is here')
})
