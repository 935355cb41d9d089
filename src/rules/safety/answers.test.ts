import { expect, it } from 'vitest'
import { meaningOfAnswer, readAnswer } from './answers.ts'
import { normalise } from './text/normalise.ts'

const answer = (text: string) => readAnswer(text, normalise(text))

it.each(['yes', 'yeah', 'yep', 'i am', 'yes he is'])('"%s" is a yes', (text) => {
  expect(answer(text)).toBe('yes')
})

it.each(['no', 'nope', 'not really', 'never', 'no, not now'])('"%s" is a no', (text) => {
  expect(answer(text)).toBe('no')
})

it.each(['maybe', 'idk', 'I guess', "I don't know", 'yes but not for long', 'no, unless he comes back'])(
  '"%s" is not a clear answer',
  (text) => {
    expect(answer(text)).toBe('unsure')
  },
)

it.each(['no one is home', 'no idea what to do now', 'what should I wear', 'never mind'])(
  '"%s" is neither a yes nor a no',
  (text) => {
    expect(answer(text)).not.toBe('no')
    expect(answer(text)).not.toBe('yes')
  },
)

it('depends on how the question was put', () => {
  expect(meaningOfAnswer('yes', { yes: 'danger', no: 'safe' })).toBe('danger')
  expect(meaningOfAnswer('no', { yes: 'danger', no: 'safe' })).toBe('safe')
  expect(meaningOfAnswer('unsure', { yes: 'safe', no: 'danger' })).toBe('danger')
  expect(meaningOfAnswer('unsure', { yes: 'told', no: 'alone' })).toBeUndefined()
})

it.each([
  'You ask direct, like the doctor. Well. Sometimes yes. Mostly in evening',
  'I have just said you yes. Sometimes.',
])('finds the yes among other sentences: %s', (text) => {
  expect(readAnswer(text, normalise(text))).toBe('yes')
})

it.each([
  'No. Well, not exactly, he sits out there in the truck until two and I lie here listening to the radio going',
  'no, it is not like that. he only sits in the truck and listens to the radio until two, and then he comes in and sleeps',
])('takes nothing back that a longer message goes on to tell: %s', (text) => {
  expect(answer(text)).toBe('no')
})

it.each([
  'not right this minute no. I wouldn’t do anything with the kids in the house',
  'no not yet',
  'not while my mum is here no',
  'no. when the kids are asleep maybe it gets bad',
])('a no that only holds for now is no clear answer: %s', (text) => {
  expect(answer(text)).not.toBe('no')
})

it('does take back what the next sentence excepts', () => {
  expect(
    answer('No. But maybe later, when they are all asleep and it gets quiet in the house again, I do not know'),
  ).toBe('unsure')
})
