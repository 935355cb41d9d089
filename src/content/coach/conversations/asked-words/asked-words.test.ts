import { describe, expect, it } from 'vitest'
import { askedWordsKinds } from '#rules/coach/asked-words.ts'
import { findBannedPhrases } from '../../../style/banned-phrases.ts'
import { repeated } from '../../../testing/repeated.ts'
import { askedWords } from './asked-words.ts'
import { close } from './close.ts'
import { dating } from './dating.ts'
import { plainTalk } from './plain-talk.ts'
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
    const written = [talking, dating, standingUp, workSchool, close, plainTalk].flatMap((family) => Object.keys(family))
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

  it('serve the needs that people most often have to tell', () => {
    const told = linesIn(plainTalk.tell_need.say.join('\n')).join('\n')
    const needs = [/autistic/, /don't hear/, /look(?:ing)? away/, /don't drink/, /touched/]
    expect(needs.filter((need) => !need.test(told))).toEqual([])
  })

  it('blame nobody in what is hard to tell or to hear', () => {
    const blame = /\b(?:you (?:always|never)|your fault|because of you|you made me|you should have)\b/i
    const told = linesIn([...plainTalk.hurt_by.say, ...plainTalk.tell_hard.say].join('\n'))
    expect(told.filter((line) => blame.test(line))).toEqual([])
    expect(blame.test('You never listen to me.')).toBe(true)
    expect(blame.test("I know this isn't what you wanted to hear.")).toBe(false)
  })

  it('ask for a share with a time, and leave the other a way out', () => {
    const [inPerson] = plainTalk.do_share.say
    expect(inPerson).toMatch(/by (?:Thursday|tonight)/)
    expect(inPerson).toContain("If you're stuck, tell me")
  })
})
