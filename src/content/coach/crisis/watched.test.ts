import { describe, expect, test } from 'vitest'
import { answerDanger } from './answer-danger.ts'
import { now, talk } from './testing/talk.ts'
import { howToDelete } from './words/leaving-nothing.ts'

const numbers = /\d{3}|findahelpline|SHOUT|\{|Text |Call /
const lastOf = (texts: readonly string[], country: 'US' | 'UK' = 'UK') => talk(texts, country).at(-1)
const textOf = (texts: readonly string[]) => lastOf(texts)?.reply?.text ?? ''

describe('"is this abuse?"', () => {
  const kept = 'my husband keeps my card, my phone and the car keys. he has never hit me'
  test.each([
    'is this abuse?',
    'would you call that abuse',
    'does this count, he never hit me',
    'so it isn’t abuse right, he never touched me',
    'is it wrong what he does?',
    'is he abusive?',
    'am i being abused or am i making it up',
    'does it only count if he hits you',
    'can it be abuse if he never hit me',
    'does any of this count as abuse',
  ])('gets a plain yes where they are controlled: %s', (question) => {
    const text = textOf([kept, question])
    expect(text).toMatch(/^(?:Yes|My answer)\b/)
    expect(text).toMatch(/fault|cause/)
  })

  test.each([
    'my wife holds on to my card and my phone. is this abuse?',
    'he goes through my messages every night and keeps my keys and my passport, does that count as abuse?',
    'he won’t give me my own card. would this be abuse',
  ])('is answered in a first message: %s', (message) => {
    expect(textOf([message])).toMatch(/\bYes\b/)
    expect(textOf([message])).toMatch(/fault|cause/)
  })

  test.each(['is this abuse? he never hit me', "he never laid a finger on me so it can't be abuse, right?"])(
    'is never answered with a no where little is known: %s',
    (message) => {
      expect(textOf([message])).toMatch(/^It may well be/)
    },
  )

  test('is no denial, even where only the listener heard the danger', () => {
    const told = ['my wife is abusive i think', 'i have to ask my wife for every euro']
    const before = talk(told).at(-1)?.state
    const { move, reply } = answerDanger({
      message: 'does this even count, she has never laid a finger on me, no',
      earlier: told,
      state: before ? { ...before, foundBy: 'listener' } : null,
      isAsked: true,
      isFirstOfChat: false,
      country: 'UK',
      turn: 2,
      now,
    })
    expect(move).toBe('stay')
    expect(reply?.text).toMatch(/^Yes\b/)
  })

  test('is answered each time it is asked, in other words', () => {
    const replies = talk([kept, 'is that abuse?', 'but is it really abuse', 'so does it count', 'is it abuse tho'])
    const texts = replies.slice(1).map(({ reply }) => reply?.text ?? '')
    for (const text of texts) expect(text).toMatch(/^(?:Yes|My answer stays the same: yes|It may well be)/)
    expect(new Set(texts.map((text) => text.split('.')[0])).size).toBe(texts.length)
  })

  test('says yes to somebody who was hit, and to somebody whose no was not heard', () => {
    expect(textOf(['my boyfriend hits me when he drinks', 'is that abuse?'])).toMatch(/^Yes\b/)
    expect(textOf(['i told him no and he just carried on', 'does that count'])).toMatch(/^Yes\b/)
  })

  test.each(['is that normal?', 'so is it normal that he does that', 'is it normal to have to ask for bus money'])(
    '"%s" is called what it is',
    (question) => {
      expect(textOf([kept, question])).toMatch(/^No\b.*form of abuse.*fault/)
    },
  )

  test.each([
    'is this an abuse of the free trial',
    'does it count as a challenge if i only said hi',
    'is this wrong: "me and him went"',
  ])('is not heard in "%s"', (message) => {
    expect(lastOf([message])?.reply).toBeUndefined()
  })
})

describe('a phone that somebody else reads', () => {
  test.each([
    'he goes through my messages every night, i cant write to anyone',
    'my husband keeps my card and my keys and he reads over my shoulder when i type',
    'my boyfriend is abusive i think, he reads all my messages',
    'she looks through my phone when i sleep and hides my keys so i stay',
    'my husband checks my phone every evening and he decides who i see',
    'he takes my phone off me when we get home and reads it',
    'my wife reads all my texts. i have to be quick',
  ])('gets the way out first, and no number: %s', (message) => {
    const [first, ...later] = talk(
      [
        message,
        'i dont know what to do',
        'nobody knows',
        'he says its for my own good',
        'i cant call anyone',
        'what now',
      ],
      'UK',
    )
    expect(first?.reply?.text.split('. ')[0]).toContain(howToDelete)
    expect(first?.reply?.text).not.toMatch(numbers)
    expect(first?.reply?.resources).toEqual([])
    for (const { reply } of later.filter((_, at) => at !== 3)) {
      expect(reply?.text).not.toMatch(numbers)
      expect(reply?.resources).toEqual([])
    }
  })

  test('gets a number when one is asked for, without a card', () => {
    const last = lastOf(['he goes through my messages every night', 'which number could i call from work'])
    expect(last?.reply?.text).toMatch(/\d{3}/)
    expect(last?.reply?.resources).toEqual([])
  })

  test('still gets the emergency number when a blow is falling', () => {
    const last = lastOf([
      'he goes through my messages every night',
      'he is hitting me right now and i locked myself in',
    ])
    expect(last?.reply?.text).toContain('999')
  })

  test('does not take the lines from somebody who wants to die', () => {
    const last = lastOf(['my mum reads all my messages and i want to kill myself'])
    expect(last?.reply?.resources.length).toBeGreaterThan(0)
  })

  test('is remembered in another chat', () => {
    const [first] = talk(['my husband keeps my card and my phone, and he goes through my messages every night'])
    expect(first?.state).toMatchObject({ isPhoneRead: true, isControlled: true })
  })
})

describe('"he’s coming, delete"', () => {
  const before = 'my husband keeps my card, my phone and the car keys'
  test.each([
    "he's coming, delete",
    'hes here, delete this',
    'she just walked in how do i delete this',
    'quick, delete this chat now',
    'i can hear his key in the door, delete it all',
    'my husband is home. need to get rid of this',
  ])('is answered at once, in short, with or without a danger: %s', (message) => {
    for (const texts of [[before, message], [message], ['what do i say to a new neighbor', message]]) {
      const { reply } = lastOf(texts) ?? {}
      expect(reply?.text).toContain(howToDelete)
      expect(reply?.text.length).toBeLessThan(220)
      expect(reply?.text).not.toContain('?')
      expect(reply?.resources).toEqual([])
      expect(reply?.options).toEqual([])
    }
  })

  test.each([
    'can he see this',
    'how do i delete this?',
    'could my husband find this chat',
    'what if she reads what i wrote here',
  ])('the question comes first, too: %s', (message) => {
    expect(textOf([before, message]).split('. ').slice(0, 2).join(' ')).toContain(howToDelete)
    expect(textOf([message])).toContain(howToDelete)
  })

  test('somebody who wants to die is told how, and is not left alone with it', () => {
    const { reply } = lastOf(['i want to kill myself', "my mum's coming, delete this"]) ?? {}
    expect(reply?.text).toContain(howToDelete)
    expect(reply?.resources.length).toBeGreaterThan(0)
  })
})
