import { describe, expect, it, test } from 'vitest'
import { findBannedPhrases } from '#content/style/banned-phrases.ts'
import { readingGrade } from '#content/testing/reading-grade.ts'
import { extorted, groomed, ofOthers } from '#rules/safety/testing/lured-talks.ts'
import { talk } from './testing/talk.ts'

const child = groomed[0]!
const boy = ["i'm 15 and a girl on insta has my nudes, she says she sends them to my whole school unless i pay 200"]
const man = [
  "I'm 45. A woman from a dating site is blackmailing me with a video, she wants 2000 dollars in gift cards.",
]

const last = (texts: readonly string[], country: 'US' | 'UK' = 'US') => talk(texts, country).at(-1)!
const words = (texts: readonly string[]) => last(texts).reply!.text

const further = [
  'everything is too much',
  'is it my fault',
  'will he really send it',
  'should i pay',
  'will my parents find out',
  'do i have to go to the police',
  'i like him though',
  '...',
  'what do i say to them',
  'i blocked him',
  'should i delete everything',
  'there is nobody',
]

describe.each([
  ['a child who is won over', child],
  ['a boy who is blackmailed', boy],
  ['a man who is blackmailed', man],
  ['a parent who tells of it', ofOthers[1]!],
] as const)('%s', (_who, first) => {
  const chats = [0, 1, 2].map((from) => talk([...first, ...further], 'US', from))
  const replies = chats.flatMap((turns) => turns.slice(first.length - 1).map(({ reply }) => reply!))

  it('gets one question per reply at most, and never the same sentence twice', () => {
    const unquoted = (text: string) => text.replace(/["“][^"”]*["”]/g, '')
    expect(replies.filter(({ text }) => (unquoted(text).match(/\?/g)?.length ?? 0) > 1)).toEqual([])
    for (const turns of chats) {
      const said = turns.flatMap(({ reply }) => reply?.said ?? [])
      expect(said.filter((id, at) => said.indexOf(id) !== at)).toEqual([])
    }
  })

  it('gets short replies in plain words, without blame', () => {
    const texts = replies.map(({ text }) => text)
    expect(texts.filter((text) => text.split(/\s+/).length > 130)).toEqual([])
    expect(readingGrade(texts.flatMap((text) => text.split(/(?<=[.?]["”]?) (?=["“A-Z0-9])/)))).toBeLessThanOrEqual(8)
    expect(texts.flatMap(findBannedPhrases)).toEqual([])
    expect(texts.filter((text) => /why did you|you should have|\{|!/i.test(text))).toEqual([])
  })
})

test('every talk begins with words of its own, and no tips', () => {
  for (const texts of groomed)
    expect(last(texts).reply?.said[0]).toMatch(/^groomed\.(?:first|urgent)|^answers\.lured-weird/)
  for (const texts of extorted) expect(last(texts).reply?.said[0]).toMatch(/^extorted\./)
  for (const texts of ofOthers) expect(last(texts).reply?.said[0]).toMatch(/^luredfriend\.first/)
})

test('a child gets the lines for children, and an adult none of them', () => {
  const names = (texts: readonly string[]) => last(texts, 'UK').reply!.resources.map(({ name }) => name)
  expect(names(child).some((name) => name.includes('Childline'))).toBe(true)
  expect(names(boy).some((name) => name.includes('Childline'))).toBe(true)
  expect(names(man).some((name) => name.includes('Childline'))).toBe(false)
})

test.each([
  ['is it my fault', /^No\b/],
  ['i feel so stupid and ashamed', /^No\b/],
  ['i like him though', /makes sense|nice parts/],
  ['hes not a creep hes nice to me', /makes sense|nice parts/],
  ['he says hell kill himself if i stop', /isn’t yours to carry|can keep them alive/],
  ['will my parents find out', /can’t tell anybody|upset for an evening/],
  ['my dad would kill me', /can’t tell anybody|upset for an evening/],
  ['do i have to go to the police', /don’t have to decide|Nobody can make you/],
  ['should i delete everything', /screenshots/i],
  ['i blocked him', /^(?:Good|Well done)/],
  ['what do i say to my mum', /["“].*online/],
])('answers a child who writes "%s"', (text, answer) => {
  const { reply, state } = last([...child, text])
  expect(reply?.text).toMatch(answer)
  expect(state).toMatchObject({ level: 'standing', kind: 'child_abuse', whose: 'self' })
})

test.each([
  ['will he really send it', /can’t know|for certain/],
  ['do you think she will do it', /can’t know|for certain/],
  ['what if everyone sees it', /can’t know|for certain/],
  ['should i pay', /^(?:No, please|I wouldn’t)/],
  ['maybe i just pay and its over', /^(?:No, please|I wouldn’t)/],
  ['i already paid 50', /not too late|say/],
  ['will my parents find out', /can’t tell anybody|upset for an evening/],
  ['do i have to go to the police', /don’t have to decide|Nobody can make you/],
  ['she says she will call the police on me', /part of the threat|scare you/],
  ['is it my fault, i sent it', /^No\b/],
])('answers a boy who writes "%s"', (text, answer) => {
  for (const from of [0, 1]) {
    const reply = talk([...boy, text], 'US', from).at(-1)?.reply
    expect(reply?.text).toMatch(answer)
  }
})

test('dying comes first, before and after', () => {
  expect(last([...boy, 'i want to kill myself']).state).toMatchObject({ kind: 'suicide', whose: 'self' })
  const after = last(['i want to kill myself', ...boy])
  expect(after.state).toMatchObject({ kind: 'suicide', whose: 'self' })
  expect(words([...boy, 'i want to die'])).not.toMatch(/screenshots/)
})

test('a yes to the question about not wanting to live makes it that danger', () => {
  const turns = talk([...boy, 'nobody knows', 'yes'])
  expect(turns[1]?.reply?.text).toMatch(/didn’t want to live/)
  expect(turns[2]?.state).toMatchObject({ kind: 'suicide', whose: 'self' })
})

test('somebody who has told a grown-up may ease, and then talk of other things', () => {
  const turns = talk([...child, 'i told my aunt and she is here with me', 'she has the screenshots now, im safe'])
  expect(turns.at(-2)?.state?.level).toBe('easing')
  expect(turns.at(-1)?.state?.level).toBe('watched')
  expect(turns.at(-1)?.reply?.said.some((id) => id.startsWith('groomed.close'))).toBe(true)
})

test('one piece alone is asked about lightly, beside the answer', () => {
  const { move, reply, assessment } = last(['im 14', 'i talk to a guy from roblox', 'he gave me robux'])
  expect(move).toBe('checkin')
  expect(assessment.isFaint).toBe(true)
  expect(reply?.text).not.toMatch(/\d{3}|wrong|danger/)
})

test('a blow at home gets the words for that, whatever was told before', () => {
  expect(last([...child, 'my dad hit me with a belt when he found out']).reply?.text).not.toMatch(/screenshots|block/)
})
