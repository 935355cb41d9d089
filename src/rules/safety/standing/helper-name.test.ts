import { describe, expect, it } from 'vitest'
import { nameOf, readNames, withRelations } from './helper-name.ts'
import { readNews } from './news/news.ts'

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
  ])('are not made up from "%s"', (text) => {
    expect(readNames([text]).size).toBe(0)
  })

  it.each([
    [['my brother Adam died last year']],
    [['my wife Marta moved out 3 weeks ago with our daughter Zuzia']],
    [['my husband Mark is asleep', 'Mark hits me when he wakes up']],
  ])('are nobody to turn to where they are gone or feared: %s', (texts) => {
    expect(readNames(texts).size).toBe(0)
  })

  it('stand for what they are, so that what is told of them can be read', () => {
    const names = readNames(['my brother pawel lives ten minutes away'])
    expect(withRelations('pawels here', names)).toBe('my brother is here')
    expect(withRelations('i texted PAWEL', names)).toBe('i texted my brother')
    expect(readNews(withRelations('i see his headlights. pawels here', names)).facts).toContain('with_someone')
    expect(readNews(withRelations('pawel is putting his shoes on', names)).facts).toEqual(['help_coming'])
  })

  it('are said back, unless two could be meant', () => {
    const one = readNames(['my brother pawel'])
    expect(nameOf('brother', one)).toBe('Pawel')
    expect(nameOf('sister', one)).toBeUndefined()
    expect(nameOf('brother', readNames(['my brother pawel', 'my brother Adam']))).toBeUndefined()
  })
})

it('an answer on the phone is nobody in the room', () => {
  for (const text of ['she picked up', 'he answered', 'they texted back']) {
    expect(readNews(text).facts).toContain('reached')
    expect(readNews(text).facts).not.toContain('with_someone')
  }
})
