import { expect, it } from 'vitest'
import { askedAtHome, asksWhatFor, refusesLabel, saysStaying, tellsOfOnce } from './asked-at-home.ts'

it.each([
  ['words', 'can you please just tell me what to say to him about saturday'],
  ['words', 'i want to know how to say it to my husband so he’s ok with it'],
  ['words', 'i only asked how to bring up a baby shower'],
  ['words', 'what do i say to her'],
  ['words', 'i don’t know. what would i even say to her? like how do i start'],
  ['words', 'i just need words'],
  ['words', 'how do i tell my dad im moving out'],
  ['when', 'what if i just tell him the day before? or is it better right when he’s in a good mood'],
  ['when', 'when should i tell her'],
  ['when', 'is it a good time to ask when he is back from work?'],
  ['when', 'should i wait till sunday to tell him'],
  ['whether', 'do you think i should tell my sister about the arm thing?'],
  ['whether', 'my sister. should i tell her that he grabbed my arm, yes or no?'],
  ['whether', 'is it a bad idea to tell my brother'],
] as const)('hears that they ask for %s: %s', (asked, text) => {
  expect(askedAtHome(text)).toBe(asked)
})

it.each([
  'he gets mad when i tell him the day before',
  'i told my sister',
  'he tells me what to wear',
  'she was in a good mood',
  'can they see this?',
  'i love him',
])('hears no such question: %s', (text) => {
  expect(askedAtHome(text)).toBeUndefined()
})

it.each([
  'whoa ok. domestic violence? it’s not like that. he’s not some abuser',
  "she's not abusive",
  "he isn't a bad guy",
  "it's not abuse, he just worries",
  "i'm not a victim",
  "my dad's not a monster",
  "please don't call it abuse",
  "that's a pretty strong word",
  "it's not that bad",
  "he's never violent",
])('hears that they refuse the word: %s', (text) => {
  expect(refusesLabel(text)).toBe(true)
})

it.each([
  'is it abuse?',
  "it's not abuse, right?",
  "he's not abusive is he",
  'not sure if it’s abuse',
  "it's not just abuse, he says he'll kill me",
  'not the first time he abused me',
  'he hits me',
  "i don't like that",
  'i am not allowed to go',
  'he is abusive',
])('hears no refusal: %s', (text) => {
  expect(refusesLabel(text)).toBe(false)
})

it.each(['i’m not leaving him, i love him', 'i dont want to leave her', "we're not breaking up", 'im not moving out'])(
  'hears that they stay: %s',
  (text) => {
    expect(saysStaying(text)).toBe(true)
  },
)
it.each(['i want to leave him', 'he says i never leave the house on time', 'can i leave'])(
  'hears no decision to stay: %s',
  (text) => {
    expect(saysStaying(text)).toBe(false)
  },
)

it('hears what a thing would be for', () => {
  expect(asksWhatFor('why would i need papers at work lol')).toBe(true)
  expect(asksWhatFor('what do i need cash for')).toBe(true)
  expect(asksWhatFor('he keeps my papers')).toBe(false)
})

it.each([
  ['last month he grabbed my arm pretty hard, it was the one time', true],
  ['she shoved me once', true],
  ['two years ago dad hit me', true],
  ['he hit me again', false],
  ['he hits me every month, last month too', false],
  ['he grabbed me last night, the only time', false],
  ['not the first time', false],
])('knows a single blow of the past: %s', (text, isOnce) => {
  expect(tellsOfOnce(text)).toBe(isOnce)
})
