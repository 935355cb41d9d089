import { expect, it } from 'vitest'
import { beforeTheyAreBack, saysOnlyApart, saysTheyAreOut, whereaboutsOf } from './whereabouts.ts'

it.each([
  'i ran out of the house',
  'i got out',
  "I got out, I'm somewhere else",
  'i left him last night',
  'i left the house an hour ago',
  "i'm at my mum's",
  'im at a shelter',
  "we're at my sister's place",
  "i'm away from him now, at my sister's",
  'i finally left him',
  'i escaped through the window',
  'i moved out in may',
  'im sleeping at a friends house',
  'i walked out while he slept',
  "i'm in a hotel",
  'i drove off',
  'managed to get out',
  "i'm out of there",
  'i am at the police station',
  'we are at the hospital now',
])('hears that they have left: %s', (text) => {
  expect(whereaboutsOf(["he's at work till 6", text.startsWith('managed') ? `i ${text}` : text])).toBe('left')
})

it.each([
  "he's at work till 6 so it's just me here",
  'he is out with his friends',
  "no i'm at home, i live here, i just meant he's at work. nobody ran away",
  "They're out for now",
  'im home alone',
  "she's at work til 5",
  'my dad is at work',
  'my parents are out',
  'my wife is not home',
  "i haven't left",
  "i didn't leave him",
  'he works till six',
  'she has gone to the gym, she is at the gym',
  'my girlfriend is away',
  'im at home',
])('hears that they are at home, or only on their own for a while: %s', (text) => {
  expect(whereaboutsOf([text])).toBe('home')
})

it.each([
  "I'm away from them now",
  'i left my phone at work',
  'i left work late',
  'i left him a note',
  'i left him alone because he was stressed',
  'he got mad',
  'he is out of control',
  'i want to get out one day',
  'i told my sister',
  'im with him',
])('hears neither: %s', (text) => {
  expect(whereaboutsOf([text])).toBeUndefined()
})

it('knows that "away from them" alone can mean two things', () => {
  expect(saysOnlyApart("I'm away from them now")).toBe(true)
  expect(saysOnlyApart('im not with him')).toBe(true)
  expect(saysOnlyApart("i'm away from him, at my sister's")).toBe(false)
  expect(saysTheyAreOut("They're out for now")).toBe(true)
  expect(saysTheyAreOut('he freaked out on me')).toBe(false)
})

it('says until when, if they told it', () => {
  expect(beforeTheyAreBack(["he's at work till 6 so it's just me here", 'ok'])).toBe('before 6')
  expect(beforeTheyAreBack(['she is out, back at 5pm'])).toBe('before 5pm')
  expect(beforeTheyAreBack(['he is at work'])).toBe('before they’re back')
  expect(beforeTheyAreBack(['i work till 6'])).toBe('before they’re back')
})
