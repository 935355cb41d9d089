import { expect, test } from 'vitest'
import { talk as played } from './testing/talk.ts'

const talk = (messages: readonly string[]) => played(messages).map(({ reply }) => reply?.text ?? '')

const kept = 'I want to kill myself. I have been keeping sleeping tablets'

test('what somebody named is called by its name, and asked about only if they have not said it', () => {
  const [first] = talk([kept])
  expect(first).toContain('the tablets')
  expect(first).not.toContain('something near you that you might use')
  const [, second] = talk([kept, 'I have taken none of them, I live alone'])
  expect(second).not.toMatch(/Have you taken|Is anybody there with you/)
})

test('a yes to whether some were taken is something swallowed', () => {
  const [first, second] = talk([kept, 'yes'])
  expect(first).toContain('Have you taken any of them')
  expect(second).toMatch(/911|poison/i)
  expect(second).not.toContain('Move away')
})

test('somebody on the way is heard, by what they are to them, and nobody is sent out of the door', () => {
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

test('"she is called Lena" called nobody, and "I asked about my sister" told nobody', () => {
  const replies = talk([kept, 'I asked about my sister. She is called Lena'])
  expect(replies[1]).not.toMatch(/stay on with them|You told|in touch with them/)
})

test('whether to tell somebody is answered with yes only where nobody is feared', () => {
  const [, reply] = talk(['my husband hits me', 'should I tell my husband or not'])
  expect(reply).not.toMatch(/^Yes/)
})

test('what they have at hand is heard, beside a "not right now", and named again it is no nearer', () => {
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

test('whoever hurts themselves and does not want to die gets words for the one they want to tell', () => {
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

test('a thing that is taken into the hand is nearer than one that is asked about', () => {
  const replies = talk([
    kept,
    'No. I have not taken anything and I will not tonight',
    'I have the tablets in front of me',
  ])
  expect(replies[1]).not.toContain('911')
  expect(replies[2]).toContain('911')
})

test('"I do not want to die" is never answered with what they think of', () => {
  const replies = talk(['they would not notice if I was gone', "I don't want to die, I never said that"])
  expect(replies[1]).not.toMatch(/think about dying|thinking about dying/)
})

test('a helper who takes the thing away, or sits there, is not the one in danger', () => {
  const begun = 'I want to kill myself. My rifle is in the closet. My neighbor Walt has a key'
  const replies = talk([begun, 'Walt is here. Told him about the rifle, hes putting it in his truck'])
  expect(replies.at(-1)).not.toMatch(/are they|their name|them to a/i)
  expect(replies.at(-1)).toContain('Walt')
})

test('somebody else at work takes nobody away from the tablets', () => {
  const [, second] = talk([kept, 'my sister is at work so ill text her. what if shes mad, she has 4 hrs left'])
  expect(second).not.toMatch(/space|distance now/i)
})
