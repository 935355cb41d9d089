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

describe('what the listener hears during a danger', () => {
  it('counts as a fact only if it is nearly certain', () => {
    expect(told('the kettle is on, Dot from 4b is going nowhere', { with_someone: 0.9 }).facts).toEqual([
      'with_someone',
    ])
    expect(told('the kettle is on, Dot from 4b is going nowhere', { with_someone: 0.5 }).facts).toEqual([])
  })

  it('decides alone what was told, because it knows what the rules read', () => {
    const text = 'he took the tablets away from the shelf'
    expect(told(text, { put_away: 0.8 }).facts).toContain('put_away')
    expect(told(text, { put_away: 0.3 }).facts).not.toContain('put_away')
  })

  it('drops a wish, a goodbye or somebody who is there, if it finds them very unlikely', () => {
    expect(told('which number is her bus', { number: 0.01, asks: 0.9 }).request).not.toBe('which_number')
    expect(told('goodbye to my grant, then', { bye: 0.01 }).stance).not.toBe('bye')
    expect(told('he is here in my head all day', { with_someone: 0.02 }).isSomebodyHere).toBe(false)
  })

  it('tells that something is asked, and that we misread something', () => {
    expect(told('and mum', { asks: 0.9, misread: 0.9 })).toMatchObject({ isAsking: true, isMisread: true })
    expect(told('and mum', {}).isAsking).toBeUndefined()
  })

  it('changes nothing if the listener is unavailable', () => {
    const news = readNews('my sister is here')
    expect(withHeardNews(news, undefined, of('self'))).toBe(news)
  })

  it('never adds company if they are afraid of somebody', () => {
    const heard = hearing({ with_someone: 0.9, not_mine: 0.9, called: 0.9 })
    const { facts, stance } = withHeardNews(
      readNews('hes outside the place again'),
      heard,
      of('self', 'partner_violence'),
    )
    expect([facts, stance]).toEqual([['called'], undefined])
  })

  it('includes a request for words, and for whom', () => {
    const forHelper = told('idk how to put it to the landlord', { words_helper: 0.9 })
    expect([forHelper.request, forHelper.isToThird]).toEqual(['what_to_write', true])
    const forThem = told('and what to her', { words_them: 0.9, words_helper: 0.4 })
    expect([forThem.request, forThem.isToThird]).toEqual(['what_to_write', undefined])
  })

  it('includes the question whether to turn to somebody only for their own danger', () => {
    expect(told('shall i or not', { should_i: 0.9 }, 'self').request).toBe('should_reach')
    expect(told('shall i or not', { should_i: 0.9 }).request).toBeUndefined()
  })
})

describe('news about a friend in danger', () => {
  it.each([
    ['he is with his mum now', 'with_someone'],
    ["I'm in the room with her", 'with_someone'],
    ["she's asleep, her sister is here", 'with_someone'],
    ['the guard got him', 'with_someone'],
    ["she's at home with them", 'with_someone'],
    ['she gave me the pills', 'put_away'],
    ['I took the knife off him', 'put_away'],
  ])('is found in: %s', (text, fact) => {
    expect(withFactsOfOther(readNews(text), 'suicide').facts).toContain(fact)
  })

  it.each(['I wish he was with his mum', 'nobody is with her', 'is he with his mum?'])(
    'is not found in: %s',
    (text) => {
      expect(withFactsOfOther(readNews(text), 'suicide').facts).not.toContain('with_someone')
    },
  )

  it('does not count if the writer is the one in danger', () => {
    expect(readNews('my husband is home, he is with his mum now').factsOfOther).toEqual(['with_someone'])
    expect(readNews('she gave me the pills').facts).not.toContain('put_away')
  })
})

describe('a request for words for a third person', () => {
  it.each(['what do i tell his mum', 'what should I say to her parents?'])('is recognized: %s', (text) => {
    expect(readNews(text).isToThird).toBe(true)
  })
  it('is not a request for words for the friend in danger', () => {
    expect(readNews('what do i say to her').isToThird).toBeUndefined()
  })
})
