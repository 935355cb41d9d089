import { describe, expect, it } from 'vitest'
import type { SafetyState } from '../../state.ts'
import { type HeardNews, newsNames, withHeardNews } from './heard-news.ts'
import { readNews, withFactsOfOther } from './news.ts'

const hearing = (some: Partial<HeardNews>): HeardNews => ({
  ...(Object.fromEntries(newsNames.map((name) => [name, 0.01])) as HeardNews),
  ...some,
})
const of = (whose: SafetyState['whose'], kind: SafetyState['kind'] = 'suicide') => ({ whose, kind }) as SafetyState
const told = (text: string, some: Partial<HeardNews>, whose: SafetyState['whose'] = 'other') =>
  withHeardNews(readNews(text), hearing(some), of(whose))

describe('what is heard told while a danger stands', () => {
  it('is a fact only where it is nearly sure', () => {
    expect(told('the kettle is on, Dot from 4b is going nowhere', { with_someone: 0.9 }).facts).toEqual([
      'with_someone',
    ])
    expect(told('the kettle is on, Dot from 4b is going nowhere', { with_someone: 0.5 }).facts).toEqual([])
  })

  it('makes nothing of words that only look like a fact', () => {
    const text = 'he took the tablets away from the shelf'
    expect(told(text, { put_away: 0.3 }).facts).toContain('put_away')
    expect(told(text, { put_away: 0.01 }).facts).not.toContain('put_away')
  })

  it('leaves the words to themselves where nothing can be heard', () => {
    const news = readNews('my sister is here')
    expect(withHeardNews(news, undefined, of('self'))).toBe(news)
  })

  it('takes nobody for company, and nothing for somebody else’s, where somebody is feared', () => {
    const heard = hearing({ with_someone: 0.9, not_mine: 0.9, called: 0.9 })
    const { facts, stance } = withHeardNews(
      readNews('hes outside the place again'),
      heard,
      of('self', 'partner_violence'),
    )
    expect([facts, stance]).toEqual([['called'], undefined])
  })

  it('asks for words, and says for whom', () => {
    const forHelper = told('idk how to put it to the landlord', { words_helper: 0.9 })
    expect([forHelper.request, forHelper.isToThird]).toEqual(['what_to_write', true])
    const forThem = told('and what to her', { words_them: 0.9, words_helper: 0.4 })
    expect([forThem.request, forThem.isToThird]).toEqual(['what_to_write', undefined])
  })

  it('asks whether to turn to somebody only for a danger of their own', () => {
    expect(told('shall i or not', { should_i: 0.9 }, 'self').request).toBe('should_reach')
    expect(told('shall i or not', { should_i: 0.9 }).request).toBeUndefined()
  })
})

describe('what is told of the one in danger, where that is somebody else', () => {
  it.each([
    ['he is with his mum now', 'with_someone'],
    ["I'm in the room with her", 'with_someone'],
    ["she's asleep, her sister is here", 'with_someone'],
    ['the guard got him', 'with_someone'],
    ["she's at home with them", 'with_someone'],
    ['she gave me the pills', 'put_away'],
    ['I took the knife off him', 'put_away'],
  ])('counts: %s', (text, fact) => {
    expect(withFactsOfOther(readNews(text)).facts).toContain(fact)
  })

  it.each(['I wish he was with his mum', 'nobody is with her', 'is he with his mum?'])('does not: %s', (text) => {
    expect(withFactsOfOther(readNews(text)).facts).not.toContain('with_someone')
  })

  it('is no news where the writer is the one in danger', () => {
    expect(readNews('my husband is home, he is with his mum now').factsOfOther).toEqual(['with_someone'])
    expect(readNews('she gave me the pills').facts).not.toContain('put_away')
  })
})

describe('words for somebody else than the one in danger', () => {
  it.each(['what do i tell his mum', 'what should I say to her parents?'])('are told apart: %s', (text) => {
    expect(readNews(text).isToThird).toBe(true)
  })
  it('are not what to say to them', () => {
    expect(readNews('what do i say to her').isToThird).toBeUndefined()
  })
})
