import { describe, expect, it } from 'vitest'
import { findBannedPhrases } from '#content/style/banned-phrases.ts'
import { readingGrade } from '#content/testing/reading-grade.ts'
import { repeated } from '#content/testing/repeated.ts'
import { assess } from '#rules/safety/assess.ts'
import { isAlarm } from '#rules/safety/assessment.ts'
import * as aboutCoach from './about-coach.ts'
import { topics } from './all-topics.ts'
import { askedQuestions } from './asked-questions.ts'
import * as clarify from './clarify.ts'
import { factWords } from './fact-words.ts'
import * as greetingWords from './greeting-words.ts'
import * as guideWords from './guides.ts'
import * as hearing from './hearing.ts'
import { itemMentions } from './item-mentions.ts'
import * as mindCues from './mind-cues.ts'
import { allMoments, anywhereLines, findMoment } from './moments/all-moments.ts'
import { findOption, options } from './options.ts'
import * as panic from './panic.ts'
import * as peopleCues from './people-cues.ts'
import { questions } from './questions.ts'
import * as stepsTalk from './steps-talk.ts'
import * as wordsWanted from './words-wanted.ts'

/** Every string in there, whatever the shape. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

const pools = [
  ...[aboutCoach, clarify, factWords, greetingWords, guideWords, hearing, itemMentions, mindCues, panic, peopleCues],
  ...[questions, stepsTalk, wordsWanted],
].flatMap(textsIn)
const topicTexts = Object.values(topics).flatMap(({ reflections, notices, steps, smaller, lines }) => [
  ...reflections,
  ...notices,
  ...[...steps, ...smaller].flatMap(({ say, short }) => [say, short]),
  ...lines.map(([first]) => first),
  ...lines.map(([, second]) => second),
])
const questionTexts = askedQuestions.flatMap(({ answers, steps }) => [
  ...answers,
  ...steps.flatMap(({ say, short }) => [say, short]),
])
const momentTexts = [...allMoments.flatMap(({ lines }) => lines), ...anywhereLines].flat()
const texts = [...pools, ...topicTexts, ...questionTexts, ...momentTexts].filter((text) => text.includes(' '))

function words(text: string): number {
  return text.split(/\s+/).length
}

describe('the coach’s words', () => {
  it('are many', () => {
    expect(texts.length).toBeGreaterThan(900)
    expect(Object.keys(topics).length).toBeGreaterThanOrEqual(25)
  })

  it('keep to the voice', () => {
    expect(texts.flatMap(findBannedPhrases)).toEqual([])
    expect(texts.filter((text) => /!|—|\bjust\b|;.*;/.test(text))).toEqual([])
  })

  it('set nothing up only to knock it down', () => {
    expect(
      texts.filter((text) =>
        /\b(?:it's|it is|this is|that's) not (?:\w+ ){1,4}?(?:,|;|\.) ?(?:it's|it is)\b/i.test(text),
      ),
    ).toEqual([])
  })

  it('claim no feelings, body, past or schooling of the coach’s own', () => {
    const claims =
      /\bI(?:'m| am)? (?:feel|felt|love|hope|proud|happy|worried|afraid|know how you feel|been there|trained|licensed|studied)\b/i
    expect(pools.filter((text) => claims.test(text))).toEqual([])
  })

  it('recommend no drink', () => {
    expect(
      topicTexts.filter(
        (text) =>
          /\b(?:beer|wine|vodka|cocktail|alcohol|drinks?)\b/i.test(text) && !/water|drink a glass of water/i.test(text),
      ),
    ).toEqual([])
  })

  it('are each said in one way only', () => {
    expect(repeated(texts.filter((text) => words(text) > 3))).toEqual([])
  })

  it('raise no alarm in our own safety layer', () => {
    expect(texts.filter((text) => isAlarm(assess(text)))).toEqual([])
  })

  it('read like grade six at most, and no piece runs long', () => {
    const sentences = texts.flatMap((text) => text.split(/(?<=[.?])\s+/))
    expect(readingGrade(sentences)).toBeLessThan(6)
    expect(texts.filter((text) => words(text) > 45)).toEqual([])
  })
})

describe('a topic', () => {
  it.each(Object.entries(topics))('%s has enough to go on for a long talk', (_, topic) => {
    expect(topic.reflections.length).toBeGreaterThanOrEqual(4)
    expect(topic.notices.length).toBeGreaterThanOrEqual(4)
    expect(topic.steps.length).toBeGreaterThanOrEqual(3)
    expect(topic.smaller.length).toBeGreaterThanOrEqual(3)
    expect(topic.lines.filter(([, , about]) => about === undefined).length).toBeGreaterThanOrEqual(2)
  })

  it.each(Object.entries(topics))('%s can be heard without any name, day or person', (_, topic) => {
    expect(topic.reflections.filter((text) => !text.includes('{')).length).toBeGreaterThanOrEqual(2)
  })

  it('puts a step so that it completes "you would"', () => {
    const shorts = Object.values(topics).flatMap(({ steps, smaller }) =>
      [...steps, ...smaller].map(({ short }) => short),
    )
    expect(shorts.filter((short) => !/^[a-z]/.test(short) || /[.?]$/.test(short))).toEqual([])
  })

  it('asks nothing before its question is asked', () => {
    const spoken = Object.values(topics).flatMap(({ reflections, notices, steps, smaller }) => [
      ...reflections,
      ...notices,
      ...[...steps, ...smaller].map(({ say }) => say.replace(/'[^']*\?'|"[^"]*"/g, '')),
    ])
    expect(spoken.filter((text) => text.includes('?'))).toEqual([])
  })
})

describe('a panic', () => {
  it('fits into sixty words whatever is picked', () => {
    const longest = (pool: readonly string[]) => Math.max(...pool.map(words))
    const openers = [...panic.panicReflections, ...panic.panicStill, ...panic.panicPassing]
    expect(longest(openers) + longest(panic.groundings) + longest(panic.panicAfter)).toBeLessThanOrEqual(60)
  })
})

describe('a tap', () => {
  it('is understood as what it says, and no two read alike', () => {
    expect(repeated(Object.values(options))).toEqual([])
    expect(findOption(` ${options.walk.toUpperCase()} `)).toBe('walk')
    expect(findOption('something nobody offered')).toBeUndefined()
  })
})

describe('a moment inside an occasion', () => {
  it('has lines of its own, for more than thirty', () => {
    expect(new Set(allMoments.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40)
    expect(allMoments.filter(({ lines }) => lines.length < 2)).toEqual([])
  })

  it.each([
    ['what do i say if i lose my place ?', 'presentation', 'lost_thread'],
    ['what do i say when i go back', 'calm', 'going_back'],
    ['how do i end it if it is boring', 'date', 'end_date'],
    ['how do i end the call', 'phone_call', 'end_call'],
    ['what if she says no', 'date', 'if_no'],
    ['what do i say when they ask why i am so quiet', 'party', 'why_quiet'],
    ['what do i say if i forget her name', 'networking', 'forgot_name'],
    ['my aunt asks why i am still single what do i say', 'family', 'asked_about_love'],
    ['her father died what do i say', 'message', 'bad_news'],
  ] as const)('%s (%s)', (said, topic, name) => {
    expect(findMoment(` . ${said} . `, topic)?.name).toBe(name)
  })

  it('is not found where none was named', () => {
    expect(findMoment(' . i have to call the bank tomorrow . ', 'phone_call')).toBeUndefined()
  })
})

describe('a question on the way', () => {
  it('is answered with something to do or something to say', () => {
    const names = new Set(allMoments.map(({ name }) => name))
    for (const { moment, steps } of askedQuestions) expect(moment ? names.has(moment) : steps.length > 0).toBe(true)
  })
})

it('says each time what it is and what this is not', () => {
  for (const words of [...aboutCoach.disclosures, ...greetingWords.firstDisclosure]) {
    expect(words).toMatch(/\bAI\b.*\bperson\b.*\btherapy\b/)
  }
})
