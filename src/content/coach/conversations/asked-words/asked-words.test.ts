import { describe, expect, it } from 'vitest'
import { askedWordsKinds } from '#rules/coach/asked-words.ts'
import { findBannedPhrases } from '../../../style/banned-phrases.ts'
import { repeated } from '../../../testing/repeated.ts'
import { askedWords } from './asked-words.ts'
import { close } from './close.ts'
import { dating } from './dating.ts'
import { standingUp } from './standing-up.ts'
import { talking } from './talking.ts'
import { workSchool } from './work-school.ts'

const replies = askedWordsKinds.flatMap((kind) => askedWords[kind].say.map((text) => ({ kind, text })))
const names = askedWordsKinds.map((kind) => askedWords[kind].name)
const linesIn = (text: string) => [...text.matchAll(/"([^"]+)"/g)].map(([, line = '']) => line)
const lines = replies.flatMap(({ text }) => linesIn(text))
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}…]/u.test(word)).length
const offences = (isWrong: (text: string) => boolean) =>
  replies.filter(({ text }) => isWrong(text)).map(({ kind, text }) => `${kind}: ${text.slice(0, 90)}`)

describe('the words for a kind of moment', () => {
  it('are written for every kind, in one family each', () => {
    const written = [talking, dating, standingUp, workSchool, close].flatMap((family) => Object.keys(family))
    expect(written.sort()).toEqual([...askedWordsKinds].sort())
  })

  it('have a name of two to five words, and no two the same', () => {
    expect(names.filter((name) => wordsIn(name) < 2 || wordsIn(name) > 5)).toEqual([])
    expect(repeated(names)).toEqual([])
  })

  it('come in four different replies, so that asking again brings others', () => {
    const thin = askedWordsKinds.filter((kind) => new Set(askedWords[kind].say).size !== 4)
    expect(thin).toEqual([])
    expect(repeated(replies.map(({ text }) => text.split('\n')[0] ?? ''))).toEqual([])
  })

  it('give two or three lines to say in each, one below the other', () => {
    expect(offences((text) => linesIn(text).length < 2 || linesIn(text).length > 3)).toEqual([])
    expect(offences((text) => !/^[^"\n]+[.:](?:\n"[^"\n]+"){2,3}(?:\n[^"\n]+\.)?$/.test(text))).toEqual([])
  })

  it('give no line twice', () => {
    expect(repeated(lines)).toEqual([])
  })

  it('are short: 75 words at most, and each line one breath', () => {
    expect(offences((text) => wordsIn(text) > 75)).toEqual([])
    expect(lines.filter((line) => wordsIn(line) > 18)).toEqual([])
  })

  it('ask nothing after the last line, nor before the first', () => {
    expect(offences((text) => text.replace(/"[^"]*"/g, '').includes('?'))).toEqual([])
  })

  it('use no banned words, and do not shout', () => {
    expect(offences((text) => findBannedPhrases(text).length > 0 || text.includes('!'))).toEqual([])
  })

  it('make nobody apologize for being there', () => {
    const small = /\b(?:sorry (?:to|for) (?:bother|disturb|interrupt|ask)|silly question|stupid question|I'm only)/i
    expect(lines.filter((line) => small.test(line))).toEqual([])
  })
})
