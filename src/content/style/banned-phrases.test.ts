import { beforeAll, describe, expect, it } from 'vitest'
import { readShippedTexts, type ShippedText } from '../testing/shipped-texts.ts'
import { bannedPhrases, findBannedPhrases } from './banned-phrases.ts'

describe('findBannedPhrases', () => {
  it('finds a phrase in capitals, with curly apostrophes and before punctuation', () => {
    expect(findBannedPhrases('Don’t Worry! You’ve got this.')).toEqual(["don't worry", "you've got this"])
  })

  it('finds a phrase with or without its hyphen and across a line break', () => {
    expect(findBannedPhrases('A game changer in a fast\npaced world')).toEqual([
      'game-changer',
      'game changer',
      'fast-paced',
    ])
  })

  it('leaves longer words alone', () => {
    expect(findBannedPhrases('The adjustment was uneasy, the justice secure.')).toEqual([])
  })

  it('finds a phrase in quotation marks', () => {
    expect(findBannedPhrases("They say 'easy' a lot")).toEqual(['easy'])
  })

  it.each(bannedPhrases.flatMap(({ phrases }) => phrases))('finds "%s"', (phrase) => {
    expect(findBannedPhrases(`So: ${phrase}.`)).toContain(phrase)
  })

  it('lists no phrase twice', () => {
    const all = bannedPhrases.flatMap(({ phrases }) => phrases)
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('the words we ship', () => {
  let texts: ShippedText[] = []
  beforeAll(async () => {
    texts = await readShippedTexts()
  })

  function offences(isWrong: (text: string) => boolean): string[] {
    return texts.filter(({ text }) => isWrong(text)).map(({ where, text }) => `${where}: ${text.slice(0, 80)}`)
  }

  it('are all here', () => {
    expect(texts.length).toBeGreaterThan(1000)
  })

  it('hold no banned phrase', () => {
    const found = texts.flatMap(({ where, text }) => findBannedPhrases(text).map((phrase) => `${where}: ${phrase}`))
    expect(found).toEqual([])
  })

  it('do not shout', () => {
    expect(offences((text) => text.includes('!'))).toEqual([])
  })

  it('have no stray spaces, straight dashes for pauses or doubled words', () => {
    expect(offences((text) => text !== text.trim() || / {2}/.test(text))).toEqual([])
    expect(offences((text) => / -{1,2} |—/.test(text))).toEqual([])
    expect(offences((text) => /\b(\p{L}{2,}) \1\b/iu.test(text))).toEqual([])
  })

  it('have curly quotes and apostrophes, and one sign for three dots', () => {
    expect(offences((text) => /["']|\.\.\./.test(text))).toEqual([])
  })

  it('keep a period or a comma inside the quotation marks', () => {
    expect(offences((text) => /”[.,]/.test(text))).toEqual([])
  })

  it('use American spelling, names and titles aside', () => {
    const british =
      /\b(?:(?:col|fav|hum|hon|neighb|behavi)our\w*|realis\w+|organis\w+|recognis\w+|apologis\w+|practis\w+|travell\w+|cancell(?:ed|ing)|centre|theatre|grey|queue\w*|whilst|towards|afterwards)\b/i
    expect(
      offences((text) => british.test(text)).filter((offence) => !/, sources: |Centre de Prévention/.test(offence)),
    ).toEqual([])
  })
})
