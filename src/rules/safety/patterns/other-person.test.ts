import { describe, expect, it } from 'vitest'
import { assess } from '../assess.ts'
import { isAlarm } from '../assessment.ts'

describe('a goodbye from somebody else', () => {
  it.each([
    'his last one was a bit odd. said thanks for everything and that I should have his guitar',
    'my flatmate texted sorry for everything and that i could keep her plants',
    'she tried before, two years ago, and now she does not answer',
    'my cousin gave me her camera, said she will not need it anymore',
  ])('leads to a question: %s', (message) => {
    expect(assess(message)).toMatchObject({ tier: 'checkin', kind: 'suicide' })
  })

  it.each([
    'my boss said thanks for everything at my leaving do and gave me his guitar',
    'my brother gave me his bike because he does not need it in Berlin',
    'he tried sushi once and has not been to the place since',
    'she said thanks for everything and that she can pick up her keys on friday',
    'he said thanks and that i can have his seat',
  ])('is not found in: %s', (message) => {
    expect(assess(message).tier).toBe('none')
  })
})

it.each([
  'she sent a long message, thanking me for everything and that I should have her sewing machine',
  "he gave me all his skins and said 'take care of them for me, ty for being my only friend'",
])('asks about a gift that comes with a goodbye: %s', (text) => {
  expect(assess(text)).toMatchObject({ tier: 'checkin', whose: 'other' })
})

it.each([
  'I said no. I said it about four times. Then I kept quiet and looked at the ceiling',
  'nobody will need to worry about me again after tomorrow',
  "I have kept aside my aunt's sleeping tablets, one strip is in my pencil box",
])('finds a danger that is described without naming it: %s', (text) => {
  expect(isAlarm(assess(text))).toBe(true)
})

it.each([
  'I said no to cake and looked at the ceiling so nobody would offer again',
  'I could die happy. Night!',
  "I got the job so you won't have to worry about me anymore",
])('does not react to what only sounds similar: %s', (text) => {
  expect(assess(text).tier).toBe('none')
})

it('knows who is behind the locked door', () => {
  const text =
    'idk if this is the right place but my roommate has been giving his stuff away and he just locked himself in the bathroom w a razor'
  expect(assess(text)).toMatchObject({ kind: 'suicide', whose: 'other' })
})

it('asks about marks that they hide', () => {
  expect(assess('its just.. theres stuff on my legs i dont want ppl to see. idk forget it')).toMatchObject({
    tier: 'checkin',
    kind: 'self_harm',
  })
  expect(assess('there is paint on my arm and everyone can see it').tier).toBe('none')
})

it.each([
  'he says everyone is better off without him',
  'my wife keeps saying the kids would be happier if she was gone',
  'dad told us the family would be better off without him',
  'my best friend texted that it would be easier if she was not here',
])('hears somebody who feels like a burden: %s', (text) => {
  expect(assess(text)).toMatchObject({ tier: 'crisis', kind: 'suicide', whose: 'other' })
})

it.each([
  'he says the team is better off without him, so he quit',
  'my boss said we are better off without him on the project',
  'everyone says he is better off without her since they broke up',
])('does not take an office or a romance for it: %s', (text) => {
  expect(assess(text).tier).toBe('none')
})

it('asks about a dog given away for good, and keys that somebody is told of', () => {
  const text = 'Wants me to take his dog. For good. And told me where the keys to his shop hang.'
  expect(assess(text)).toMatchObject({ tier: 'checkin', kind: 'suicide', whose: 'other' })
  expect(assess('she wants me to take her dog for the weekend').tier).toBe('none')
})

it('hears no intent in a jumper on a hanger', () => {
  expect(assess('im going to go hang the green jumper up and try to sleep').tier).toBe('none')
  expect(assess('about to hang out with my sister').tier).toBe('none')
  expect(assess('i am going to hang myself').tier).toBe('imminent')
})

it.each(['she asked if i am ok but i want to die', 'my mum asked whether im coming to dinner, i want to kill myself'])(
  'hears a wish behind somebody else’s question: %s',
  (text) => expect(isAlarm(assess(text))).toBe(true),
)

it('hears no wish in a question that they did not ask', () => {
  expect(isAlarm(assess('I never asked her straight out if she wants to die'))).toBe(false)
})
