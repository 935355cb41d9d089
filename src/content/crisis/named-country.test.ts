import { describe, expect, it } from 'vitest'
import { crisisHelp } from './countries.ts'
import { namedCountry } from './named-country.ts'

describe('where somebody says they are', () => {
  it.each([
    ['im in england', 'UK'],
    ['here in canada nobody talks', 'CA'],
    ['i live in lagos', 'NG'],
    ["I'm a student here in Dublin", 'IE'],
    ['I moved to Germany last year', 'DE'],
    ['i am studying in the uk', 'UK'],
    ['I am in Poland', 'other'],
    ['we live in new york', 'US'],
    ['is that number even english? birmingham uk not america', 'UK'],
    ["its 999 here not 911, mum's on nights", 'UK'],
    ['we use 000 here', 'AU'],
  ] as const)('"%s": %s', (text, country) => expect(namedCountry([text])).toBe(country))

  it.each([
    'my sister is in lagos',
    'i am student here from september, from nigeria',
    'I am from Canada',
    'I am in my room',
    'I was in France once',
    'she lives in London',
    'it is 999 here',
    'I scored 999 points here',
  ])('not by "%s"', (text) => expect(namedCountry([text])).toBeUndefined())

  it.each(crisisHelp.filter(({ country }) => country !== 'other'))('is known for $countryName', (one) => {
    expect(namedCountry([`I live in ${one.countryName}.`])).toBe(one.country)
  })

  it('is what was said last', () => {
    expect(namedCountry(['i live in lagos', 'now im in england', 'ok'])).toBe('UK')
  })
})
