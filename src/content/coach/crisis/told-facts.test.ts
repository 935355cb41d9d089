import { expect, test } from 'vitest'
import { talk as played } from './testing/talk.ts'

const talk = (messages: readonly string[]) => played(messages).map(({ reply }) => reply?.text ?? '')

const kept = 'I want to kill myself. I have been keeping sleeping tablets'

test('uses their word for the means, and asks only what they have not told us', () => {
  const [first] = talk([kept])
  expect(first).toContain('the tablets')
  expect(first).not.toContain('something near you that you might use')
  const [, second] = talk([kept, 'I have taken none of them, I live alone'])
  expect(second).not.toMatch(/Have you taken|Is anybody there with you/)
})

test('takes a yes to "have you taken any" as an overdose', () => {
  const [first, second] = talk([kept, 'yes'])
  expect(first).toContain('Have you taken any of them')
  expect(second).toMatch(/911|poison/i)
  expect(second).not.toContain('Move away')
})

test('knows that the sister is on her way, and does not send anybody outside meanwhile', () => {
  const replies = talk([
    kept,
    'No. I have not taken anything and I will not tonight',
    'There is only my sister I could call',
    'Should I call her or not',
    'She answers that she takes the bike and is here in 20 minutes. What do I say about the tablets',
    'She is here now. She has the tablets in her bag. I am safe',
  ])
  expect(replies[1]).not.toContain('911')
  expect(replies[2]).toMatch(/your sister/i)
  expect(replies[3]).toMatch(/^Yes/)
  expect(replies[4]).toMatch(/your sister/i)
  expect(replies[4]).toMatch(/(keep|take)[^"]*the tablets|the tablets[^"]*(keep|take)/)
  expect(replies[4]).not.toMatch(/lobby|Who could be with you/)
  expect(replies[5]).toContain('the tablets')
})

test('does not take "she is called Lena" for a call, nor "I asked about my sister" for telling her', () => {
  const replies = talk([kept, 'I asked about my sister. She is called Lena'])
  expect(replies[1]).not.toMatch(/stay on with them|You told|in touch with them/)
})

test('does not advise telling the person they are afraid of', () => {
  const [, reply] = talk(['my husband hits me', 'should I tell my husband or not'])
  expect(reply).not.toMatch(/^Yes/)
})

test('notices the means despite a "not right now", and does not raise the alarm when they mention them again', () => {
  const replies = talk([
    'sometimes I want to kill myself',
    "no not right now. kept some of mum's painkillers back though",
    "haven't took any, it's not for tonight. there's my brother, could ring him I suppose. should I ring him?",
    'he is driving over now. what do I tell him about the painkillers',
  ])
  expect(replies[1]).toContain('the painkillers')
  expect(replies[1]).not.toMatch(/safer than where|safe for now/)
  expect(replies[2]).toMatch(/^Yes/)
  expect(replies[2]).not.toContain('Who could be with you')
  expect(replies[3]).toMatch(/your brother/i)
  expect(replies[3]).not.toContain('911')
})

test('helps somebody who hurts themselves, but does not want to die, to tell an aunt', () => {
  const replies = talk([
    'i kinda scratch my arms with a compass after school. i cut myself since october',
    'no its not deep. i dont want to die at all',
    'my aunt picks me up at 5. nobody knows',
    'should i tell her?',
    'what do i even say to her',
    'maybe i just say "can i show you something, dont freak out" is that ok?',
    'ok she is here, gotta go, bye',
  ])
  expect(replies.slice(1).join(' ')).not.toMatch(/thinking about dying|not being alive|tired of living/)
  expect(replies[2]).not.toContain('By yourself')
  expect(replies[3]).toMatch(/Yes/)
  expect(replies[4]).toMatch(/hurting myself|gets too much/)
  expect(replies[5]).toMatch(/^(Yes|That will do)/)
  expect(replies[6]).toMatch(/aunt|her/)
})

test('becomes urgent when the tablets are in front of them', () => {
  const replies = talk([
    kept,
    'No. I have not taken anything and I will not tonight',
    'I have the tablets in front of me',
  ])
  expect(replies[1]).not.toContain('911')
  expect(replies[2]).toContain('911')
})

test('never answers "I don\'t want to die" with a sentence about their thoughts of dying', () => {
  const replies = talk(['they would not notice if I was gone', "I don't want to die, I never said that"])
  expect(replies[1]).not.toMatch(/think about dying|thinking about dying/)
})

test('knows that a helper who takes the rifle away is not the one in danger', () => {
  const begun = 'I want to kill myself. My rifle is in the closet. My neighbor Walt has a key'
  const replies = talk([begun, 'Walt is here. Told him about the rifle, hes putting it in his truck'])
  expect(replies.at(-1)).not.toMatch(/are they|their name|them to a/i)
  expect(replies.at(-1)).toContain('Walt')
})

test('does not take "my sister is at work" for the writer being away from the tablets', () => {
  const [, second] = talk([kept, 'my sister is at work so ill text her. what if shes mad, she has 4 hrs left'])
  expect(second).not.toMatch(/space|distance now/i)
})
