import { describe, expect, it } from 'vitest'
import { crisisHelp } from '#content/crisis/countries.ts'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { findBannedPhrases } from '#content/style/banned-phrases.ts'
import { readingGrade } from '#content/testing/reading-grade.ts'
import { type DangerKind, dangerKinds } from '#rules/coach/heard.ts'
import type { Whose } from '#rules/safety/assessment.ts'
import type { Danger } from './answer-danger.ts'
import { talk } from './testing/talk.ts'
import { othersWords, ownWords } from './words/kinds/kinds.ts'

const countries = crisisHelp.map(({ country }) => country)
/** Countries with text lines, with calls only, and with neither. All others get the same words as one of these. */
const several: readonly CrisisCountry[] = ['US', 'FR', 'other']

/** One message for each kind of danger, about oneself and about somebody else. */
const messages: Record<DangerKind, Record<Whose, string>> = {
  suicide: { self: 'I want to die', other: 'my friend wants to kill herself' },
  self_harm: { self: 'I started cutting myself again', other: 'my sister is cutting herself' },
  overdose: { self: 'I took 30 pills', other: 'my roommate took a whole bottle of pills' },
  partner_violence: { self: 'my boyfriend hits me', other: 'her boyfriend hits her' },
  sexual_assault: { self: 'I was raped last night', other: 'my friend was raped last weekend' },
  child_abuse: { self: 'my stepdad hits me', other: 'my uncle is touching my little sister' },
  harm_to_others: {
    self: 'I keep thinking about hurting people',
    other: 'my brother says he will shoot up his school',
  },
  psychosis: { self: 'the voices tell me to kill him', other: 'my son hears voices telling him to hurt us' },
  eating_disorder: { self: 'I make myself throw up after every meal', other: 'my friend makes herself throw up' },
  medical: { self: 'my chest hurts and my left arm is numb', other: 'my dad collapsed and is not breathing' },
}

/** What people go on to write during a danger, in an order that uses every list of sentences. */
const further = [
  'everything is too much',
  '...',
  "it's not like that",
  'I have a presentation tomorrow',
  'what is the number',
  "I can't talk on the phone",
  'what do I write to them',
  'will you call the police on me',
  'can he see this',
  'what happens if I call',
  'nobody answered',
  'are you a real person',
  'stop asking',
  'there is nobody',
  "I don't want to call anyone",
  'it goes on like this every day',
]

const sentencesIn = (text: string) => text.split(/(?<=[.?]["”]?) (?=["“A-Z0-9])/)
const unquoted = (text: string) => text.replace(/["“][^"”]*["”]/g, '')

const cases = dangerKinds.flatMap((kind) => (['self', 'other'] as const).map((whose) => ({ kind, whose })))

describe.each(cases)('$kind, $whose', ({ kind, whose }) => {
  const first = messages[kind][whose]
  const chats = several.map((country, at) => ({ country, turns: talk([first, ...further], country, at) }))

  it('is recognized, with who is in danger', () => {
    const { state } = talk([first])[0]!
    expect(state).toMatchObject({ level: 'standing', kind, whose })
  })

  it('lasts until they say that they are safe, whatever else they write', () => {
    for (const { turns } of chats) {
      expect(turns.filter(({ move }) => move !== 'alarm' && move !== 'stay').map(({ move }) => move)).toEqual([])
    }
  })

  it('gets one question per reply at most, and nearly always one', () => {
    for (const { turns } of chats) {
      const counts = turns.map(({ reply }) => unquoted(reply!.text).match(/\?/g)?.length ?? 0)
      expect(Math.max(...counts)).toBeLessThanOrEqual(1)
      expect(counts.filter((count) => count === 1).length).toBeGreaterThanOrEqual(turns.length - 2)
    }
  })

  it('never gets the same sentence twice in a chat', () => {
    for (const { turns } of chats) {
      const said = turns.flatMap(({ reply }) => reply!.said)
      expect(said.filter((id, at) => said.indexOf(id) !== at)).toEqual([])
    }
  })

  it('gets replies of at most 120 words that are easy to read', () => {
    const texts = chats.flatMap(({ turns }) => turns.map(({ reply }) => reply!.text))
    expect(texts.filter((text) => text.split(/\s+/).length > 120)).toEqual([])
    expect(readingGrade(texts.flatMap(sentencesIn))).toBeLessThanOrEqual(8)
  })

  it('gets the country’s helplines as buttons, including the emergency number', () => {
    for (const { turns } of chats) {
      for (const { reply } of turns) {
        expect(reply!.resources.length).toBeGreaterThanOrEqual(2)
        expect(reply!.resources.filter(({ isEmergency }) => isEmergency)).toHaveLength(1)
      }
    }
  })

  it('has at least three wordings to begin and to ease, and two to close', () => {
    const words = (whose === 'self' ? ownWords : othersWords)[kind]
    expect(words.first.lines.length).toBeGreaterThanOrEqual(3)
    expect(words.urgent.lines.length).toBeGreaterThanOrEqual(3)
    expect(words.ease.lines.length).toBeGreaterThanOrEqual(3)
    expect(words.close.lines.length).toBeGreaterThanOrEqual(2)
  })

  it('never gets words about the reader’s own thoughts if somebody else is in danger', () => {
    if (whose === 'self') return
    const texts = chats.flatMap(({ turns }) => turns.map(({ reply }) => unquoted(reply!.text)))
    expect(texts.filter((text) => /thinking about killing yourself|your thoughts|hurt yourself/i.test(text))).toEqual(
      [],
    )
  })
})

describe('during a danger, a reply', () => {
  it.each([
    ['I want to die', 'my sister is coming over', /who could be with you|is anybody/i],
    ['I have the pills in front of me', 'I flushed them', /move away from whatever|near you that you might use/i],
    ['I took 30 pills', 'I called, the ambulance is on its way', /call 911|have you called/i],
    ['I want to die', "I'm at the ER", /emergency room|text 988/i],
    ['my boyfriend hits me', "I'm at my sister's place now", /are they near you/i],
    ['my friend wants to kill herself', 'her mom is with her now', /is somebody with them/i],
  ])('says nothing that the news has made obsolete: "%s" … "%s"', (danger, news, overtaken) => {
    for (const from of [0, 1, 2, 3]) {
      const [, heard] = talk([danger, news], 'US', from)
      expect(heard!.state!.known.length).toBeGreaterThan(0)
      expect(heard!.reply!.text).not.toMatch(overtaken)
    }
  })

  it('never tells anybody to swallow anything', () => {
    for (const question of ['make her throw up?', 'should I drink milk', 'can I sleep it off', 'give him water?']) {
      for (const from of [0, 1, 2]) {
        const [, answer] = talk(['my roommate took a whole bottle of pills', question], 'US', from)
        expect(answer!.reply!.text).toMatch(/^(?:No\b|Please don’t)/)
        expect(answer!.reply!.resources[1]!.label).toBe('Call 1-800-222-1222')
      }
    }
  })

  it('takes "he is here" as help for one person and as danger for another', () => {
    expect(talk(['I want to die', 'he is here with me now'])[1]!.state!.level).toBe('easing')
    const feared = talk(['my boyfriend hits me', 'he is home now'])[1]!
    expect(feared).toMatchObject({ move: 'alarm', state: { level: 'standing', tier: 'imminent' } })
  })

  it('names text lines to somebody who cannot talk on the phone', () => {
    for (const country of countries) {
      const [, answer] = talk(['I want to die', "I can't talk on the phone"], country)
      expect(answer!.reply!.text).toMatch(/Text |Open |WhatsApp |findahelpline/)
    }
  })

  it('lets somebody leave who says so twice, and names a helpline', () => {
    const [, , second] = talk(['I want to die', 'bye', 'goodnight'])
    expect(second!.reply!.text).toMatch(/988/)
    expect(second!.reply!.text).not.toContain('?')
    expect(second!.state!.level).toBe('standing')
  })

  it('moves step by step from the alarm back to the ordinary chat', () => {
    const moves = talk([
      'I want to kill myself',
      'ok I texted them',
      'my sister is coming',
      "she's here now",
      'how do I start small talk',
    ]).map(({ move }) => move)
    expect(moves).toEqual(['alarm', 'stay', 'ease', 'close', 'none'])
  })
})

describe('in the greatest danger', () => {
  it('the emergency number is in the first sentences and on the first button', () => {
    for (const { country, emergency } of crisisHelp) {
      const dial = /\d+/.exec(emergency.label)![0]
      const numbers = {
        'I am going to kill myself tonight': dial,
        'I took 30 pills': emergency.ambulance ?? dial,
        'she is throwing things at me right now': emergency.police ?? dial,
      }
      for (const [text, number] of Object.entries(numbers)) {
        const [{ reply }] = talk([text], country) as [Danger]
        expect(sentencesIn(reply!.text).slice(0, 2).join(' ')).toContain(number)
        expect(reply!.resources[0]).toMatchObject({ isEmergency: true, href: expect.stringContaining(number) })
      }
    }
  })

  it('the reply asks for distance from the means they named, and mentions no other', () => {
    for (const { reply } of talk(['I have the pills in front of me', ...further])) {
      expect(reply!.text).not.toMatch(/\brope|\bgun\b|razor|blade|noose|knife|tablet/i)
    }
    const [first] = talk(['I have the pills in front of me'])
    expect(first!.reply!.text).toContain('Move away from the pills')
  })

  it('the reply mentions no means if they named none', () => {
    for (const { reply } of talk(['I am going to kill myself tonight', ...further])) {
      expect(reply!.text).not.toMatch(/\bpills?\b|tablet|\brope|\bgun\b|razor|blade|noose|knife/i)
    }
  })
})

describe('the buttons', () => {
  it.each(cases)('are understood without their question: $kind, $whose', ({ kind, whose }) => {
    for (const option of (whose === 'self' ? ownWords : othersWords)[kind].options) {
      const [, after] = talk([messages[kind][whose], option])
      const { news } = { news: after!.state! }
      const isHeard =
        after!.move !== 'stay' || news.known.length > 0 || !after!.reply!.said.some((id) => id.startsWith('stay.story'))
      expect([option, isHeard]).toEqual([option, true])
    }
  })
})

describe('a careful question', () => {
  it.each(['I used to cut myself when I was 15', 'Years ago I wanted to die.'])(
    'acknowledges the past and asks one question: "%s"',
    (text) => {
      const [{ assessment, reply }] = talk([text]) as [Danger]
      expect(assessment).toMatchObject({ tier: 'checkin', isOver: true })
      expect(reply!.text.match(/\?/g)).toHaveLength(1)
    },
  )

  it('about dying counts as answered with yes by anything but a no', () => {
    const [, second] = talk(["I can't do this anymore", 'I think about dying sometimes'])
    expect(second!.move).toBe('alarm')
    expect(talk(["I can't do this anymore", 'maybe'])[1]!.move).toBe('alarm')
    expect(talk(["I can't do this anymore", 'no'])[1]!.move).toBe('settled')
  })
})

describe('the words of all replies', () => {
  const everything = [
    ...cases.flatMap(({ kind, whose }) =>
      countries.flatMap((country, at) =>
        talk([messages[kind][whose], ...further, 'my mom is here', 'yes'], country, at),
      ),
    ),
    ...talk(['I used to cut myself when I was 15', "I can't do this anymore", 'yes']),
  ].flatMap(({ reply }) => (reply ? [reply.text] : []))
  const having = (words: RegExp) => [...new Set(everything.map(unquoted).filter((text) => words.test(text)))]

  it('contain no banned phrase, no exclamation mark and no unfilled placeholder', () => {
    expect([...new Set(everything.flatMap(findBannedPhrases))]).toEqual([])
    expect([...new Set(everything.filter((text) => /!|[{}]| {2}|—| - |undefined/.test(text)))]).toEqual([])
  })

  it('promise no secrecy, name no method, diagnose nothing, advise on no medicine', () => {
    expect(having(/confidential|secret|between us|won't tell/i)).toEqual([])
    expect(having(/\bhang(?!ing? up| up)|noose|overdose|lethal|jump off|slit/i)).toEqual([])
    expect(having(/disorder|depression|bipolar|diagnos|you suffer from/i)).toEqual([])
    expect(having(/\bmg\b|\bdose\b|stop taking/i)).toEqual([])
  })

  it('offer neither challenge nor cue, and claim no feelings and no body', () => {
    expect(having(/challenge|conversation starter|exposure|small talk/i)).toEqual([])
    expect(having(/\bI(?:['’]m| am) (?:so )?(?:sorry|glad|sad|worried|proud)\b|\bI (?:feel|care|love)\b/)).toEqual([])
  })

  it('contain none of the cold or odd sentences we once had', () => {
    expect(
      having(
        /That belongs to it|Thank you for writing on|\bNoted\b|Happy to go there|drops by half|number again|(?:^|\. )Good that\b/,
      ),
    ).toEqual([])
  })

  it('never tell somebody who took something to drink or eat', () => {
    const taken = several.flatMap((country) => talk(['I took 30 pills', ...further], country))
    const texts = taken.map(({ reply }) => unquoted(reply!.text))
    expect(
      texts.filter((text) =>
        /(?<!no |or |and |not )\b(?:drink|eat|sip|swallow)\b(?! or drink)/i.test(
          text.replace(/Nothing to (?:eat|swallow)[^.]*\./gi, ''),
        ),
      ),
    ).toEqual([])
  })
})
