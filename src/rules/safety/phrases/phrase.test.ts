import { describe, expect, it } from 'vitest'
import { idioms } from './idioms.ts'
import { matchPhrase } from './match-phrase.ts'
import { parsePhrase } from './phrase.ts'
import { phraseGroups } from './phrase-groups.ts'
import { createPhraseList } from './phrase-list.ts'

describe('a phrase', () => {
  it.each([
    ['want to ~2 (die|be dead)', '. i want to really just die . ', true],
    ['want to ~2 (die|be dead)', '. i want to be very very very dead . ', false],
    ['want to ~2 die', '. i want to leave . die . ', false],
    ['live !(in|with)', '. i live . ', true],
    ['live !(in|with)', '. i live with mom . ', false],
    ['took # pills', '. took 2 pills . ', true],
    ['took ## pills', '. took 2 pills . ', false],
    ['took ## pills', '. took 20 pills . ', true],
    ['^ dead $', '. dead . ', true],
    ['^ dead $', '. i am dead tired . ', false],
    ['so? very sad', '. very sad . ', true],
    ['want ~2 to (be|be gone) now', '. want so much to be gone now . ', true],
    ['(a|a b)? c', '. a b c . ', true],
    ['dead $', '. dead , i guess . ', true],
    ['~3 sad', '. not . sad . ', true],
    ['so ~3 sad', '. so . sad . ', false],
    ['cut', '. haircut cutting cut . ', true],
    ['cut', '. haircut cutting . ', false],
  ])('"%s" in "%s": %s', (phrase, line, isThere) => {
    expect(createPhraseList([phrase]).has(line)).toBe(isThere)
  })

  it('is tried only where one of its first words occurs', () => {
    expect(parsePhrase('(a|b (c|d))? e?').firstWords).toEqual(['a', 'b', 'e'])
    expect(parsePhrase('~2 want').firstWords).toEqual(['want'])
  })

  it('masks what it finds and keeps the rest of the sentence', () => {
    expect(createPhraseList(['^ kill time', 'dead tired']).cover('. kill time . i am dead tired . ')).toBe(
      '. _ . i am _ . ',
    )
  })
})

describe('every phrase we have', () => {
  const all = [...phraseGroups.flatMap(({ phrases }) => phrases), ...idioms]

  it('uses only known words and operators', () => {
    expect(all.filter((phrase) => /[^a-z0-9 ()|?~#^$!,.-]/.test(phrase))).toEqual([])
  })

  it('matches at least one word, so that a search always advances', () => {
    expect(all.filter((phrase) => parsePhrase(phrase).firstWords.length === 0)).toEqual([])
    expect(all.filter((phrase) => matchPhrase(parsePhrase(phrase).first, [], 0) === 0)).toEqual([])
  })

  it('begins with a word, never with a gap', () => {
    expect(all.filter((phrase) => phrase.startsWith('~'))).toEqual([])
  })
})
