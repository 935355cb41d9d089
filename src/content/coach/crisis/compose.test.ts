import { describe, expect, it } from 'vitest'
import { crisisHelp } from '#content/crisis/countries.ts'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { findBannedPhrases } from '#content/style/banned-phrases.ts'
import { readingGrade } from '#content/testing/reading-grade.ts'
import { assess, assessConversation } from '#rules/safety/assess.ts'
import type { Assessment } from '#rules/safety/assessment.ts'
import { nextSafetyState, rememberReply, type SafetyState } from '#rules/safety/state.ts'
import { type CrisisReply, composeCrisisReply } from './compose.ts'
import { crisisTopics, topicOf, topicWords } from './topic.ts'

const now = Date.UTC(2026, 5, 1, 21)
const countries = crisisHelp.map(({ country }) => country)

/** One message for each topic, at each alarm. */
const messages: Record<(typeof crisisTopics)[number], { crisis: string; imminent: string }> = {
  suicide: { crisis: 'I want to die', imminent: 'I am going to kill myself tonight' },
  self_injury: { crisis: 'I started cutting myself again', imminent: 'I started cutting myself again' },
  threat_by_me: { crisis: 'I keep thinking about hurting people', imminent: 'I am going to shoot up the school' },
  threat_to_me: { crisis: 'he threatened to kill me', imminent: 'someone is breaking into my house right now' },
  abuse: { crisis: 'my boyfriend hits me', imminent: 'she is throwing things at me right now' },
  assault: { crisis: 'I was raped last night', imminent: 'I was raped last night' },
  medical: { crisis: 'I keep hearing voices that are not there', imminent: 'my dad collapsed and is not breathing' },
  overdose: { crisis: 'I took 30 pills', imminent: 'I took 30 pills' },
  eating: { crisis: 'I make myself throw up after every meal', imminent: 'I make myself throw up after every meal' },
  other_person: {
    crisis: 'my friend wants to kill herself',
    imminent: 'my friend texted goodbye and is not answering',
  },
}

type Turn = { reply: CrisisReply; state: SafetyState }

function talk(assessments: readonly Assessment[], country: CrisisCountry = 'US', from = 0): Turn[] {
  const turns: Turn[] = []
  let state: SafetyState | null = null
  for (const [at, assessment] of assessments.entries()) {
    const next: SafetyState | null = nextSafetyState(state, assessment, now)
    const reply = composeCrisisReply({ assessment, state: next, country, turn: from + at })
    if (!next) throw new Error('There is nothing to remember.')
    state = rememberReply(next, reply)
    turns.push({ reply, state })
  }
  return turns
}

function repeat(assessment: Assessment, times: number): Assessment[] {
  return Array.from({ length: times }, () => assessment)
}

function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.?]["”]?) (?=["“A-Z0-9])/)
}

function alarmsOf(topic: keyof typeof messages): Assessment[] {
  return [assess(messages[topic].crisis), assess(messages[topic].imminent)]
}

const assessed = crisisTopics.flatMap((topic) => alarmsOf(topic).map((assessment) => ({ topic, assessment })))

describe.each(assessed)('$topic, $assessment.tier', ({ topic, assessment }) => {
  const replies = countries.flatMap((country) =>
    [0, 1, 2].flatMap((from) => talk(repeat(assessment, 12), country, from).map(({ reply }) => ({ country, reply }))),
  )

  it('is an alarm about this', () => {
    expect(['crisis', 'imminent']).toContain(assessment.tier)
    expect(topicOf(assessment)).toBe(topic)
  })

  it('names a free line, day and night, of the country, in the text and as a button', () => {
    for (const { country, reply } of replies) {
      const named = reply.resources.filter(({ label }) => reply.text.includes(label.replace(/^Open /, '')))
      expect(named.length).toBeGreaterThanOrEqual(1)
      expect(reply.resources.filter(({ isEmergency }) => isEmergency)).toHaveLength(1)
      if (country !== 'other') expect(reply.text).toMatch(/free|no cost|nothing|no charge/i)
    }
  })

  it('asks exactly one question, and ends with it', () => {
    for (const { reply } of replies) {
      expect(reply.text.match(/\?(?!")/g) ?? []).toHaveLength(1)
      expect(reply.text.endsWith('?')).toBe(true)
      expect(reply.asked).toBeDefined()
    }
  })

  it('has at most 120 words, and reads without strain', () => {
    for (const { reply } of replies) expect(reply.text.split(/\s+/).length).toBeLessThanOrEqual(120)
    expect(readingGrade(replies.flatMap(({ reply }) => sentencesIn(reply.text)))).toBeLessThanOrEqual(8)
  })

  it('repeats no sentence within twelve replies', () => {
    for (const country of countries) {
      const said = talk(repeat(assessment, 12), country).flatMap(({ reply }) => sentencesIn(reply.text))
      expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([])
    }
  })

  it('goes on with steps and another opening at the second alarm', () => {
    const [first, second] = talk(repeat(assessment, 2))
    const { acknowledge, steps } = topicWords[topic]
    expect(acknowledge.sentences.some((sentence) => first!.reply.text.includes(sentence))).toBe(true)
    expect(acknowledge.sentences.some((sentence) => second!.reply.text.includes(sentence))).toBe(false)
    expect(second!.reply.said.some((id) => id.startsWith(steps.name) || id.startsWith('distance'))).toBe(true)
  })

  it('urges contact with a person', () => {
    const { name } = topicWords[topic].people
    for (const { reply } of replies) expect(reply.said.some((id) => id.startsWith(`${name}.`))).toBe(true)
  })
})

describe('in the greatest danger', () => {
  it('the emergency number stands in the first sentence, and is the first button', () => {
    for (const country of countries) {
      for (const topic of crisisTopics) {
        const assessment = assess(messages[topic].imminent)
        if (assessment.tier !== 'imminent') continue
        const { emergency } = crisisHelp.find((help) => help.country === country)!
        const digits = /\d+/.exec(emergency.number)![0]
        for (const { reply } of talk(repeat(assessment, 6), country)) {
          expect(sentencesIn(reply.text)[0]).toContain(digits)
          expect(reply.said[0]).toMatch(/^emergency\./)
          expect(reply.resources[0]!.isEmergency).toBe(true)
        }
      }
    }
  })

  it('there is distance from means, and no word of which', () => {
    for (const { reply } of talk(repeat(assess('I have the pills in front of me'), 6))) {
      expect(reply.said.some((id) => id.startsWith('distance.'))).toBe(true)
      expect(reply.text).not.toMatch(/pill|rope|gun|razor|blade|noose|bridge/i)
    }
  })

  it('poison help joins where something was taken', () => {
    const [turn] = talk([assess('I took 30 pills')])
    expect(turn!.reply.resources.map(({ label }) => label)).toContain('Call 1-800-222-1222')
  })
})

describe('own help', () => {
  it.each([
    ['my boyfriend hits me', 'Text START to 88788'],
    ['I was raped last night', 'Call 1-800-656-4673'],
    ['I want to die', 'Text 988'],
  ])('"%s" is answered with %s first', (text, label) => {
    const [turn] = talk([assess(text)])
    expect(turn!.reply.resources[0]!.label).toBe(label)
  })
})

describe('the tappable answers', () => {
  it.each(crisisTopics)('of %s are understood without their question', (topic) => {
    const [worst, ...others] = topicWords[topic].options
    const isBodily = topic === 'medical' || topic === 'overdose'
    if (!isBodily) expect(['crisis', 'imminent']).toContain(assess(worst!).tier)
    for (const option of others.filter((text) => /safe for now/.test(text))) {
      expect(assess(option)).toMatchObject({ tier: 'none', reasons: ['denial'] })
    }
  })

  it('of a check-in lead on', () => {
    const { reply } = talk([assess("I can't do this anymore")])[0]!
    const [, dying] = reply.options
    expect(assessConversation(["I can't do this anymore"], dying!).tier).toBe('crisis')
  })
})

describe('a check-in', () => {
  const texts = [
    'I used to cut myself when I was 15',
    "I'm not suicidal, it was a hard week",
    "I can't do this anymore",
    'if I told you I wanted to die would you call the police',
    'my brother killed himself last spring',
    'my father used to hit me when I was little',
    'I had anorexia in college',
    'I fainted yesterday',
    'I want to kill my boss',
  ]

  it.each(texts)('is brief and leaves the coaching to go on: %s', (text) => {
    const assessment = assess(text)
    expect(assessment.tier).toBe('checkin')
    for (const country of countries) {
      for (const turn of [0, 1, 2]) {
        const reply = composeCrisisReply({ assessment, state: null, country, turn })
        expect(reply.text.split(/\s+/).length).toBeLessThanOrEqual(60)
        expect(reply.isWholeReply).toBe(false)
        expect(reply.text.match(/\?/g) ?? []).toHaveLength(reply.asked ? 1 : 0)
        expect(reply.resources.length).toBeGreaterThanOrEqual(2)
        expect(reply.text).not.toMatch(/[{}]/)
      }
    }
  })

  it('says what was meant: over, denied, unclear', () => {
    const said = texts.map((text) => talk([assess(text)])[0]!.reply.said[0]!.replace(/\.\d+$/, ''))
    expect(said).toEqual([
      'checkin.past',
      'checkin.denied',
      'checkin.unclear',
      'checkin.about',
      'checkin.bereaved',
      'checkin.hurt',
      'checkin.eating',
      'checkin.body',
      'checkin.anger',
    ])
  })
})

describe('a follow-up', () => {
  const crisis = assess('I want to kill myself')

  it('believes a denial and keeps the number', () => {
    const [, after] = talk([crisis, assess("I'm fine, I was joking")])
    expect(after!.reply.said[0]).toMatch(/^denial\./)
    expect(after!.reply.text).toContain('Text 988')
    expect(after!.reply.isWholeReply).toBe(false)
    expect(after!.reply.options).toContain("I'm not safe right now")
  })

  it('never says the same twice, over eight denials and eight calm messages', () => {
    const denials = repeat(assess("I'm fine"), 8)
    const calm = repeat(assess('what do I say at the party'), 8)
    const said = talk([crisis, ...denials, ...calm]).flatMap(({ reply }) => reply.said)
    const sentences = said.filter((id) => !id.startsWith('follow.ask'))
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(said.length).toBeGreaterThan(30)
  })

  it('keeps the kind of the danger', () => {
    const [, after] = talk([assess('my boyfriend hits me'), assess('thanks, that helped')])
    expect(after!.reply.resources[0]!.label).toBe('Text START to 88788')
  })
})

describe('the words of all replies', () => {
  const everything = [
    ...assessed.flatMap(({ assessment }) => countries.flatMap((country) => talk(repeat(assessment, 14), country))),
    ...talk([assess('I want to die'), ...repeat(assess("I'm fine"), 10), ...repeat(assess('ok cool'), 12)]),
  ].map(({ reply }) => reply.text)

  it('hold no banned phrase, no exclamation mark, no gap left open', () => {
    expect([...new Set(everything.flatMap(findBannedPhrases))]).toEqual([])
    expect(everything.filter((text) => /!|[{}]| {2}|—| - |undefined/.test(text))).toEqual([])
  })

  it('promise no secrecy, name no method, diagnose nothing, advise on no medicine', () => {
    expect(everything.filter((text) => /confidential|secret|between us|won't tell|private/i.test(text))).toEqual([])
    expect(everything.filter((text) => /\bhang|noose|overdose|lethal|jump off|slit/i.test(text))).toEqual([])
    expect(
      everything.filter((text) =>
        /disorder|depression|bipolar|diagnos|you suffer from|you have (?:an? )?(?:condition|illness)/i.test(text),
      ),
    ).toEqual([])
    expect(everything.filter((text) => /\bmg\b|\bdose\b|take your|stop taking/i.test(text))).toEqual([])
  })

  it('offer neither challenge nor cue, and never end the talk', () => {
    expect(everything.filter((text) => /challenge|conversation starter|exposure|small talk/i.test(text))).toEqual([])
    expect(
      everything.filter((text) => /goodbye|can't continue|cannot continue|end this (?:chat|conversation)/i.test(text)),
    ).toEqual([])
  })

  it('claim no feelings and no body', () => {
    expect(
      everything.filter((text) =>
        /\bI(?:'m| am) (?:so )?(?:sorry|glad|sad|worried|proud)\b/.test(text.replace(/"[^"]*"/g, '')),
      ),
    ).toEqual([])
    expect(everything.filter((text) => /\bI (?:feel|care|love)\b/.test(text.replace(/"[^"]*"/g, '')))).toEqual([])
  })
})
