import { expect, it } from 'vitest'
import { takesTimeToTell } from './wants-to-tell.ts'

const offered = { last: { node: 'wants' } } as Parameters<typeof takesTimeToTell>[1]

it.each([
  'time to tell you more i suppose, god help you',
  'Let me tell you more',
  'only telling it',
  'just telling it i think',
  'only being heard',
  'just listen please',
  'space to tell it',
  "i'd rather just talk",
  'can i just vent',
  'the last one',
  'tell you more, i think',
  'being heard would be nice',
  'let me get it out',
  'hear me out',
])('takes the offer in: %s', (text) => {
  expect(takesTimeToTell(text, offered)).toBe(true)
  expect(takesTimeToTell(text, { last: { node: 'step' } } as typeof offered)).toBe(false)
})

it.each([
  'give me words',
  'a small step',
  'tell me what to do',
  'what do i tell him',
  'words to tell her',
  "i don't want to talk about it",
  'how do i explain it to my boss',
  'not really',
  'something to say',
  'i had to tell my boss',
  'just a sentence to tell people',
  'time to tell you more. it is a bottle most nights and lately i go and sit in the car and look at the water',
])('takes no offer in: %s', (text) => expect(takesTimeToTell(text, offered)).toBe(false))
