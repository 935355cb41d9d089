import { beforeAll, describe, expect, it } from 'vitest'
import { allChallenges } from '../challenges/all-challenges.ts'
import { dailyDecks } from '../cues/daily.ts'
import { socialFocuses } from '../focuses/focus.ts'
import { articleList } from '../generated/article-list.ts'
import { guideList } from '../generated/guide-list.ts'
import { lessonList } from '../generated/lesson-list.ts'
import { situationCards } from '../situations.ts'
import { blocksOf, splitSources } from '../testing/html-blocks.ts'
import { repeated } from '../testing/repeated.ts'
import { readArticleBody, readGuideBody, readLessonBody, readShippedTexts } from '../testing/shipped-texts.ts'

const firstWords = (count: number) => (text: string) => text.split(/\s+/).slice(0, count).join(' ')

const openingOf = ({ html }: { html: string }) => blocksOf(splitSources(html).prose)[0] ?? ''

/** The names of the pieces in which a pattern occurs, each once. */
async function piecesWith(pattern: RegExp): Promise<string[]> {
  const texts = await readShippedTexts()
  return [...new Set(texts.filter(({ text }) => pattern.test(text)).map(({ where }) => where))]
}

describe('what we say too often', () => {
  it('uses the picture of a camera in two pieces at most', async () => {
    expect((await piecesWith(/\bcameras?\b/i)).length).toBeLessThanOrEqual(2)
  })

  it('asks for a guess with a number in six pieces at most', async () => {
    const pieces = await piecesWith(/how sure|0 to 100|\d+ percent|in percent/i)
    expect(pieces.length, pieces.join(', ')).toBeLessThanOrEqual(6)
  })

  it.each([
    ['the experiment with the T-shirt', /\bT-shirt\b/, 5],
    ['the call to an old friend', /\bold friend\b/, 3],
    ['the goal that is dull or boring', /\b(?:dull|boring) is the goal\b/i, 1],
    ['an offer with “shall we”', /\bshall we\b/i, 0],
  ])('tells of %s only so often', async (_what, pattern, most) => {
    const pieces = await piecesWith(pattern)
    expect(pieces.length, pieces.join(', ')).toBeLessThanOrEqual(most)
  })

  it('calls a conversation one: a talk is something one gives', async () => {
    expect(await piecesWith(/\b(?:short|long|one-sentence|friendly) talks?\b|\btalk (?:stops|dries|ends)\b/i)).toEqual(
      [],
    )
  })
})

/** Claims about how many people do or have something: such a figure needs a source, or it is made up. */
const shares =
  /\b(?:one|two|three|four|five|six|seven|eight|nine) (?:\w+ )?(?:in|out of) (?:two|three|four|five|six|seven|eight|nine|ten|a hundred)\b|\b(?:half|a quarter|a third|two thirds) (?:of )?the (?:people|students|others)\b/i

describe('figures about people', () => {
  it('stand in a paragraph that says who measured them', async () => {
    const texts = (await readShippedTexts()).filter(({ where }) => where.endsWith('.md'))
    const stated = texts.filter(({ text }) => shares.test(text))
    expect(stated.length).toBeGreaterThan(3)
    const unsaid = stated.filter(
      ({ text }) => !/\b(?:19|20)\d\d\b|\b(?:study|studies|experiment|survey|trials)\b/.test(text),
    )
    expect(unsaid.map(({ where, text }) => `${where}: ${text}`)).toEqual([])
  })
})

describe('how pieces open', () => {
  let openings: string[] = []
  beforeAll(async () => {
    const bodies = await Promise.all(lessonList.map(({ id }) => readLessonBody(id)))
    openings = bodies.map(openingOf)
  })

  it('opens with a time of day in no lesson', () => {
    expect(openings).toHaveLength(lessonList.length)
    expect(openings.filter((opening) => /\b\d{1,2}:\d{2}\b/.test(opening))).toEqual([])
  })

  it.each([
    ['challenges', allChallenges.map(({ description }) => description)],
    ['daily cues', dailyDecks.flat().map(({ text }) => text)],
    ['focuses', socialFocuses.map(({ line }) => line)],
    ['calming tips', situationCards.map(({ breathingTip }) => breathingTip)],
  ])('begins no two %s with the same three words', (_name, texts) => {
    expect(repeated(texts.map(firstWords(3)))).toEqual([])
  })

  it('begins no two articles, lessons or guides with the same two words', async () => {
    const articles = await Promise.all(articleList.map(({ id }) => readArticleBody(id)))
    const guides = await Promise.all(guideList.map(({ id }) => readGuideBody(id)))
    const all = [...openings, ...articles.map(openingOf), ...guides.map(openingOf)]
    expect(repeated(all.map(firstWords(2)))).toEqual([])
  })
})

describe('what our sources can carry', () => {
  it('no longer leans on the 2017 study of follow-up questions', async () => {
    expect(await piecesWith(/\bHuang\b/)).toEqual([])
  })

  it('cites the 2008 study of using safety habits only where it says so', async () => {
    expect(await piecesWith(/\bMcManus\b/)).toEqual(['src/content/lessons/drop-one-safety-habit.md, sources'])
  })
})
