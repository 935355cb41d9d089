import { describe, expect, it } from 'vitest'
import { readNews } from '../news/news.ts'
import { nameOf, readNames, withRelations } from './helper-name.ts'

describe('names of people they could turn to', () => {
  it.each([
    ['my brother pawel lives ten minutes away', 'pawel', 'brother'],
    ['My sister Priya is asleep next door', 'priya', 'sister'],
    ['I could ask Dana, my neighbor', 'dana', 'neighbor'],
    ['my best friend is called Oyin', 'oyin', 'friend'],
    ['Neighbor Walt has a key to the place', 'walt', 'neighbor'],
  ])('are read from "%s"', (text, name, relation) => {
    expect([...readNames([text])]).toEqual([[name, relation]])
  })

  it.each([
    'my brother lives ten minutes away',
    'my sister said no',
    'my mum hates it when i cry',
    'my wife and i split up',
    'my dad was there',
    'my friend doesnt know',
    'my uncle threw a shoe at my cousin',
  ])('are not found in "%s"', (text) => {
    expect(readNames([text]).size).toBe(0)
  })

  it.each([
    [['my brother Adam died last year']],
    [['my wife Marta moved out 3 weeks ago with our daughter Zuzia']],
    [['my husband Mark is asleep', 'Mark hits me when he wakes up']],
  ])('do not count if the person is gone or feared: %s', (texts) => {
    expect(readNames(texts).size).toBe(0)
  })

  it('are replaced by the relation, so that the rules for relations apply', () => {
    const names = readNames(['my brother pawel lives ten minutes away'])
    expect(withRelations('pawels here', names)).toBe('my brother is here')
    expect(withRelations('i texted PAWEL', names)).toBe('i texted my brother')
    expect(readNews(withRelations('i see his headlights. pawels here', names)).facts).toContain('with_someone')
    expect(readNews(withRelations('pawel is putting his shoes on', names)).facts).toEqual(['help_coming'])
  })

  it('are used in replies, unless two people could be meant', () => {
    const one = readNames(['my brother pawel'])
    expect(nameOf('brother', one)).toBe('Pawel')
    expect(nameOf('sister', one)).toBeUndefined()
    expect(nameOf('brother', readNames(['my brother pawel', 'my brother Adam']))).toBeUndefined()
  })
})

it('does not take somebody on the phone for company', () => {
  for (const text of ['she picked up', 'he answered', 'they texted back']) {
    expect(readNews(text).facts).toContain('reached')
    expect(readNews(text).facts).not.toContain('with_someone')
  }
})
