import { describe, expect, it } from 'vitest'
import type { SafetyState } from '../../state.ts'
import { readNews } from '../news/news.ts'
import { isFigureOfSpeech } from './figure-of-speech.ts'

const read = (...reasons: string[]) => ({ reasons }) as unknown as SafetyState

it.each(['what?? no honey that was a joke. about YOU', 'lol it was a figure of speech', 'You misread me'])(
  'ends only dangers that people invoke as a figure of speech: %s',
  (message) => {
    expect(isFigureOfSpeech(read('threat_to_me'), readNews(message))).toBe(true)
    expect(isFigureOfSpeech(read('threat_to_me', 'hit_at_home'), readNews(message))).toBe(false)
  },
)

it('is not assumed if they defend the person who threatens them', () => {
  expect(isFigureOfSpeech(read('threat_to_me'), readNews("no, he's a good man"))).toBe(false)
})

describe('an exaggeration', () => {
  const shouted = {
    reasons: ['suicide_thoughts'],
    kind: 'suicide',
    whose: 'self',
    tier: 'crisis',
  } as unknown as SafetyState
  const figures = [
    'ah god no no. figure of speech!! im in theatre we all talk like this',
    'its an expression, he is a pal',
    'I am NOT suicidal, never was',
    'Not literally, before you send me a hotline lol',
    'i am neapolitan, this is how we talk, i die ten times a day',
  ]

  it.each(figures)('is retracted by: %s', (message) => {
    expect(isFigureOfSpeech(shouted, readNews(message))).toBe(true)
  })

  it.each(['never mind', 'forget it, I was only joking', "I'm fine", 'no'])('is not retracted by: %s', (message) => {
    expect(isFigureOfSpeech(shouted, readNews(message))).toBe(false)
  })

  it('is taken seriously if they named means or a wish not to wake up, or if it is urgent', () => {
    const [said = ''] = figures
    const kept: Partial<SafetyState>[] = [
      { means: 'gun' },
      { hasMeans: true },
      { isPassive: true },
      { tier: 'imminent' },
    ]
    for (const more of kept) expect(isFigureOfSpeech({ ...shouted, ...more }, readNews(said))).toBe(false)
    expect(isFigureOfSpeech({ ...shouted, kind: 'partner_violence' }, readNews(said))).toBe(false)
  })
})

it('is believed even of a plain statement, if they also say how they are', () => {
  const plain = {
    reasons: ['suicide_thoughts'],
    kind: 'suicide',
    whose: 'self',
    tier: 'crisis',
    isSure: true,
    foundBy: 'rules',
  } as unknown as SafetyState
  expect(isFigureOfSpeech(plain, readNews('the want to die is just how we talk, chill. im fine. its the mic'))).toBe(
    true,
  )
  expect(isFigureOfSpeech(plain, readNews('its just how we talk'))).toBe(false)
})

it('does not undo a wound that was told', () => {
  const told = { reasons: ['self_injury'], kind: 'self_harm', whose: 'self', tier: 'crisis', foundBy: 'rules' }
  const news = { ...readNews('it was a figure of speech, I was kidding mostly'), isFigure: true as const }
  expect(isFigureOfSpeech(told as unknown as SafetyState, news)).toBe(false)
  const heard = { ...told, reasons: ['heard_self_harm'], foundBy: 'listener' }
  expect(isFigureOfSpeech(heard as unknown as SafetyState, news)).toBe(true)
})
