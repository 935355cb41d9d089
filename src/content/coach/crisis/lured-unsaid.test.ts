import { describe, expect, it, test } from 'vitest'
import { findBannedPhrases } from '#content/style/banned-phrases.ts'
import { readingGrade } from '#content/testing/reading-grade.ts'
import { type DangerKind, type Heard, heardNothing } from '#rules/coach/heard.ts'
import { grown, twoPieces, unsaidAge, unsaidNeighbors, unsaidYoung } from '#rules/safety/testing/lured-unsaid.ts'
import { answerDanger, type Danger } from './answer-danger.ts'
import { now, talk } from './testing/talk.ts'

function hearing(kind: DangerKind, isNow: boolean): Heard {
  const [soon, later] = isNow ? [0.8, 0] : [0, 0.8]
  return {
    ...heardNothing,
    danger: { none: 0.2, concern: 0, danger: later, now: soon },
    kind: [{ name: kind, p: 0.95 }],
    mood: { good: 0, neutral: 0, bad: 1 },
  }
}

const wrong: readonly (DangerKind | undefined)[] = [undefined, 'suicide', 'partner_violence', 'sexual_assault']

/** The same talk; the listener hears this danger in every message from the given one on. */
function misheard(texts: readonly string[], kind: DangerKind | undefined, from: number, isNow = false): Danger[] {
  if (!kind) return talk(texts)
  const heard = hearing(kind, isNow)
  const turns: Danger[] = []
  for (const [at, message] of texts.entries()) {
    turns.push(
      answerDanger({
        message,
        earlier: texts.slice(0, at),
        heard: at >= from ? { alone: heard, after: heard, joined: heard } : undefined,
        state: turns.at(-1)?.state ?? null,
        isAsked: turns.at(-1)?.reply !== undefined,
        isFirstOfChat: at === 0,
        country: 'US',
        turn: at,
        now,
      }),
    )
  }
  return turns
}

const mia = [
  'hi. idk if this is dumb but i kinda have nobody to sit with at lunch anymore',
  'Lunch on my own',
  'they dont want me. my old friends moved tables in september and just didnt tell me. but its kinda ok now bc i have someone i talk to every night from a game',
  'maybe idk. i don’t really need them tho. he’s way nicer than them, he’s older but he actually gets me. he gave me like 3 skins for my birthday',
  'no?? he’s literally nice to me. why would u say that',
  'ok whatever its fine. its just he wants us to go on a different app now, one where the messages disappear. he says the game chat is annoying. is that weird',
  'You misread me',
  'i said DISAPPEAR like the messages disappear lol. not me. he wants me to switch apps and also he keeps asking for a pic of me and i said i look bad and now hes kinda mad',
  'I’m not sure',
  'what?? hes not here. i never met him hes online. he just said after all i did for u u cant send one pic and now hes not answering and i feel bad',
  'i’m 14 i dont have kids omg. im just in my room. can i tell u something and u wont tell my parents? if my mom finds out she takes my phone and then i have nobody',
  'no nobody knows. i didnt send anything. i like him though, hes the only one who asks how my day was. what if ur wrong about him',
]
const outOfPlace =
  /\b(?:doors?|kids|911|near you|hurting you|afraid|hit|not being alive|dying|to live|alive|weapon|floors?)\b/i
const unquoted = (text: string) => text.replace(/["“][^"”]*["”]/g, '')
const firstOfStranger = 2

describe.each(wrong)('a child whom nobody asked how old she is, and a listener who hears %s', (kind) => {
  const turns = misheard(mia, kind, firstOfStranger)
  const reply = (at: number) => turns[at]?.reply?.text ?? ''

  it('is asked softly, then told what it is, in words for that and nothing else', () => {
    for (const at of turns.keys()) expect(`${at} ${reply(at)}`).not.toMatch(outOfPlace)
    expect(turns[3]).toMatchObject({ move: 'checkin', assessment: { tier: 'checkin', isFaint: true } })
    expect(reply(3)).toMatch(/How did you two meet, and how old are they/)
    expect(reply(3)).not.toMatch(/\d/)
    expect(turns.slice(5).map(({ state }) => [state?.kind, state?.lure, state?.whose])).toEqual(
      turns.slice(5).map(() => ['child_abuse', 'groomed', 'self']),
    )
  })

  it('gets an answer to every question', () => {
    expect(reply(4)).toMatch(/I asked because|Because I only know/)
    expect(reply(5)).toMatch(/^Yes, that’s a warning sign.*(?:disappear)/)
    expect(reply(9)).toMatch(/After all I did for you/)
    expect(reply(10)).toMatch(/can’t go to your parents.*take my phone/)
    expect(reply(11)).toMatch(/^I could be|^Maybe I am/)
    for (const at of turns.keys()) expect(unquoted(reply(at)).match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1)
  })
})

describe.each([...unsaidYoung, ...unsaidAge].map((texts) => [texts[0], texts] as const))('"%s"', (_first, texts) => {
  it.each(wrong)('ends as somebody pressed online if the listener hears %s', (kind) => {
    const own = unsaidAge.includes(texts) ? 'pressed' : 'groomed'
    for (const isNow of [false, true]) {
      for (const from of [texts.length - 1, Math.max(1, texts.length - 2)]) {
        const last = misheard(texts, kind, from, isNow).at(-1)!
        expect(last.state).toMatchObject({ level: 'standing', kind: 'child_abuse', lure: own, foundBy: 'rules' })
        expect(last.state?.tier).toBe('crisis')
        expect(last.reply?.text).not.toMatch(outOfPlace)
        expect(last.reply?.said.join()).toMatch(new RegExp(`${own}\\.|answers\\.lured-`))
      }
    }
  })
})

test('a danger that only the listener heard gives way to what it is about', () => {
  for (const kind of ['suicide', 'partner_violence', 'medical', 'psychosis'] as const) {
    const heard = hearing(kind, true)
    const state = answerDanger({
      message: 'it was like that again',
      earlier: [],
      heard: { alone: heard },
      state: null,
      isAsked: false,
      isFirstOfChat: true,
      country: 'US',
      turn: 0,
      now,
    }).state
    const texts = unsaidYoung[4]!
    const after = answerDanger({
      message: texts.at(-1)!,
      earlier: texts.slice(0, -1),
      state,
      isAsked: true,
      isFirstOfChat: false,
      country: 'US',
      turn: 3,
      now,
    })
    expect(after.state).toMatchObject({ kind: 'child_abuse', lure: 'groomed', tier: 'crisis', foundBy: 'rules' })
    expect(after.reply?.text).not.toMatch(outOfPlace)
  }
})

test('what is said in words of its own is still heard in such a talk', () => {
  const start = ['i talk to a guy from a game', 'he wants me to switch apps']
  for (const text of ['sometimes i wish i wasnt alive', 'he grabbed my arm and it hurt', 'i cant go on anymore'])
    expect(misheard([...start, text], 'suicide', 2).at(-1)?.move).toMatch(/alarm|checkin/)
  expect(talk([...unsaidAge[0]!, 'i want to kill myself']).at(-1)?.state?.kind).toBe('suicide')
  expect(talk(['i want to kill myself', ...unsaidAge[0]!]).at(-1)?.state?.kind).toBe('suicide')
  const atHome = misheard(['i talk to a guy from a game', 'my dad gets like that when i lose'], 'partner_violence', 1)
  expect(atHome.at(-1)?.move).not.toBe('none')
})

const questions: readonly (readonly [string, RegExp])[] = [
  ['is that weird', /warning sign|careful|isn’t okay|worth|asked for afterward/],
  ['is this normal?', /warning sign|careful|isn’t okay|worth|asked for afterward/],
  ['why would u say that', /I asked because|Because I only know/],
  ['why are you asking me that', /I asked because|Because I only know/],
  ['will u tell my parents', /^(?:No\.|I can’t)/],
  ['are you gonna tell anyone', /^(?:No\.|I can’t)/],
  ['my mom will take my phone', /please don’t take my phone|let me keep my phone/i],
  ['what if ur wrong about him', /^(?:I could be|Maybe I am)/],
  ['u dont even know him', /^(?:I could be|Maybe I am)/],
  ['after all i did for u, thats what he said', /owe/],
  ['hes not answering and i feel bad', /quiet|silent/],
  ['he left me on read', /quiet|silent/],
]
describe.each(questions)('"%s"', (text, answer) => {
  it.each(['', ...wrong.slice(1)] as const)('is answered during it and before (heard: %s)', (kind) => {
    const listener = kind === '' ? undefined : kind
    for (const talked of [unsaidYoung[3]!, unsaidAge[1]!, unsaidAge[6]!]) {
      const { reply, state } = misheard([...talked, text], listener, talked.length).at(-1)!
      expect(reply?.text).toMatch(answer)
      expect(reply?.text).not.toMatch(outOfPlace)
      expect(state?.level).toBe('standing')
    }
    const before = misheard([...twoPieces[0]!, text], listener, 2).at(-1)!
    expect(before.reply?.text).toMatch(answer)
    if (before.move !== 'alarm') expect(before.reply?.text).not.toMatch(/\d/)
    expect(before.reply?.text).not.toMatch(outOfPlace)
  })
})

test.each(twoPieces.map((texts) => [texts[0], texts] as const))(
  'two pieces get one soft question: "%s"',
  (_, texts) => {
    for (const from of [0, 1, 2]) {
      const { move, reply } = talk(texts, 'US', from).at(-1)!
      expect(move).toBe('checkin')
      expect(reply?.text).toMatch(/How did you two meet, and how old are they, do you know\?$/)
      expect(reply?.text).not.toMatch(/hurt|afraid|alive|danger|\d/)
      expect(reply?.resources).toEqual([])
    }
    expect(talk([...texts, 'no, hes nice to me', 'he wants a pic and got mad when i said no']).at(-1)?.move).toBe(
      'alarm',
    )
  },
)

test('somebody grown up hears of a scam, in passing and without lines for children', () => {
  for (const texts of grown) {
    const turns = talk(texts)
    const asked = turns.find(({ move }) => move === 'checkin')
    expect(turns.some(({ move }) => move === 'alarm')).toBe(false)
    expect(turns.map(({ reply }) => reply?.text ?? '').join()).toMatch(/scam/)
    expect(asked?.reply?.text).not.toMatch(/grown-up|Childhelp|your parents/)
  }
  const late = talk([...unsaidAge[0]!, 'im 41', 'he wants a picture']).at(-1)!
  expect(late.reply?.resources.map(({ name }) => name).join()).not.toMatch(/child/i)
  expect(late.reply?.text).not.toMatch(/grown-up/)
})

test.each(unsaidNeighbors.map((texts) => [texts[0], texts] as const))('no alarm in "%s"', (_, texts) => {
  expect(talk(texts).filter(({ move }) => move === 'alarm')).toEqual([])
})

test('the words are plain and short', () => {
  const further = ['ok', 'i like him though', 'nobody knows', 'is it my fault', 'hm', 'what do i do', 'idk']
  for (const texts of [...unsaidAge, mia]) {
    for (const from of [0, 1, 2]) {
      const replies = talk([...texts, ...further], 'US', from).flatMap(({ reply }) => reply?.text ?? [])
      expect(replies.flatMap(findBannedPhrases)).toEqual([])
      expect(replies.filter((text) => text.split(/\s+/).length > 130)).toEqual([])
      expect(replies.filter((text) => (unquoted(text).match(/\?/g)?.length ?? 0) > 1)).toEqual([])
      expect(readingGrade(replies.flatMap((text) => text.split(/(?<=[.?]["”]?) (?=["“A-Z0-9])/)))).toBeLessThanOrEqual(
        8,
      )
    }
  }
})
