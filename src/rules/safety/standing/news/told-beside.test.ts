import { describe, expect, it } from 'vitest'
import { readAnswered } from '../answered.ts'
import { readHelper } from '../people/helper.ts'
import { pleads } from '../plea.ts'
import { mentionsMeans, mentionsPlace } from '../situation/mentions-means.ts'
import { disputesWords, withoutDenials } from '../taken-back/denies-outright.ts'
import { readNews } from './news.ts'

describe('a dispute about what we said', () => {
  it.each([
    'what? i did not say that. i only say they dont notice. why you give me the number',
    "I didn't say that",
    'I never said I want to die',
    'i not say this',
    "that's not what I said",
    'where did i say that?',
    'who said anything about dying',
    'why are you giving me a hotline',
    'why number?',
    'why do you ask me this',
    'for what you send me this number',
    "you're putting words in my mouth",
    'you dont understand me right',
    'i only said nobody talks to me',
    'you understand me wrong',
    'what are you talking about',
  ])('"%s"', (text) => {
    expect(disputesWords(text)).toBe(true)
    expect(readNews(text)).toMatchObject({ stance: 'denial', disputes: true })
    expect(readNews(text).request).not.toBe('which_number')
  })

  it.each([
    'what is the number',
    'can you give me the number',
    'I want to die',
    'why does nobody like me',
    'I never said it to anyone but ok yeah I do it sometimes',
    'no',
    'I have not told anyone',
  ])('not: "%s"', (text) => expect(disputesWords(text)).toBe(false))
})

describe('fear of the consequences', () => {
  it.each(['please dont call police', 'no police please', "don't tell my parents", 'will you send the cops?'])(
    '"%s"',
    (text) => expect(pleads(text)).toBe(true),
  )
  it.each(['I called the police', 'my dad is in the police', 'I told my parents'])('not: "%s"', (text) =>
    expect(pleads(text)).toBe(false),
  )
})

describe('being alone', () => {
  it.each([
    'nobody must worry about me',
    'nobody notices',
    'nobody knows my name',
    'nobody would miss me',
    'nobody talks to me',
  ])('is not found in "%s"', (text) => expect(readNews(text).stance).not.toBe('nobody'))

  it.each([
    'nobody',
    'no nobody',
    'no one is home',
    'there is nobody',
    'I have no one',
    'nobody is here',
    'no one i can call',
  ])('is found in "%s"', (text) => expect(readNews(text).stance).toBe('nobody'))
})

describe('reaching somebody', () => {
  it.each([
    'no nobody. but now i call her. i write to her first and she say call me now. thank you. i go',
    "my sister says call me now, ok I'm going",
    'mom texted back, thanks, bye',
    'im calling my brother now. thank you',
  ])('is found in "%s", with a goodbye', (text) => {
    expect(readNews(text)).toMatchObject({ stance: 'bye' })
    expect(readNews(text).facts).toContain('reached')
  })

  it.each([
    'maybe i can call her',
    'should I call her?',
    'i cant call her',
    'if I call her she will cry',
    'maybe I call my sister',
  ])('is not found in "%s"', (text) => expect(readNews(text).facts).not.toContain('reached'))
})

describe('answers to questions we may ask', () => {
  it.each(['no, no plan', "I don't have a plan", 'there is no plan', "it's more a wish", 'not thinking about how'])(
    'include that there is no plan: "%s"',
    (text) => expect(readNews(text).facts).toContain('no_plan'),
  )
  it.each(['I have a plan', 'no plans for the weekend', 'the plan is tonight'])('do not include it: "%s"', (text) =>
    expect(readNews(text).facts).not.toContain('no_plan'),
  )
  it('include where they are, and that they told us before', () => {
    for (const text of ['i am in my room on the bed', 'i said already, in my room', "I'm at home", 'on my bed'])
      expect([text, readAnswered(text).topics.includes('where')]).toEqual([text, true])
    for (const text of ['i said already, in my room', 'I already told you', 'as i said'])
      expect([text, readAnswered(text).isReminding]).toEqual([text, true])
    expect(readAnswered('my sister is in her room')).toEqual({ topics: [], isReminding: false })
  })
})

describe('somebody who would listen', () => {
  it.each([
    ['i think about my sister, she is in lagos, she always ask how are you and i say fine', 'sister', true],
    ['maybe i could tell my mom', 'mother', false],
    ['my best friend would listen', 'friend', false],
    ['my brother cannot come, but i can call him', 'brother', true],
  ] as const)('"%s"', (text, helper, isFar) => expect(readHelper(text)).toEqual({ helper, isFar }))

  it.each([
    'my dad hits me when I call him',
    'my mom died, I think about her',
    "I can't tell my sister",
    'my parents would be ashamed',
    'I have a sister',
  ])('is nobody in "%s"', (text) => expect(readHelper(text).helper).toBeUndefined())
})

it('finds means or a place only if one is mentioned', () => {
  expect(mentionsMeans(['I have the pills here'])).toBe(true)
  expect(mentionsPlace('I am on the bridge')).toBe(true)
  for (const text of ['i dont have anything', 'only in the night when its quiet', 'I want to die'])
    expect([text, mentionsMeans([text]), mentionsPlace(text)]).toEqual([text, false, false])
})

it('removes what they deny having said, and nothing else', () => {
  expect(withoutDenials('I never said I want to die')).not.toMatch(/die/)
  expect(withoutDenials('i did not say that, but I want to die')).toMatch(/I want to die/)
  expect(withoutDenials('the want to die is just how we talk, chill. its the mic')).not.toMatch(/die/)
  expect(withoutDenials('thats just how i talk but i do want to die')).toMatch(/die/)
  expect(withoutDenials("I didn't say kill, I said I want to die")).toMatch(/I said I want to die/)
})
