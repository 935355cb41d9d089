import { describe, expect, it } from 'vitest'
import { challengeCategories, difficultyLevels } from '#rules/challenges/facts.ts'
import { lifeAreas } from '#rules/life-areas.ts'
import { findBannedPhrases } from '../style/banned-phrases.ts'
import { readingGrade, sentencesOf } from '../testing/reading-grade.ts'
import { repeated } from '../testing/repeated.ts'
import { allChallenges } from './all-challenges.ts'
import type { Challenge } from './challenge.ts'
import { ladderSituations } from './ladder-situations.ts'
import { habitGroups, safetyHabits } from './safety-habits.ts'

const textsOf = ({ title, description, instructions, tips }: Challenge) => [
  title,
  description,
  ...instructions,
  ...tips,
]
const ofLevel = (level: number) => allChallenges.filter(({ difficultyLevel }) => difficultyLevel === level)

function minutesOf({ estimatedDuration }: Challenge): number {
  const [, number, unit] = /^(\d+) (min|hours?)$/.exec(estimatedDuration) ?? []
  return Number(number) * (unit === 'min' ? 1 : 60)
}

const numbers: Record<string, number> = { an: 1, two: 2, five: 5, ten: 10, fifteen: 15, twenty: 20, thirty: 30 }

/** The minutes or hours a title or a description speaks of, in words. A morning is three hours. */
function minutesNamed(title: string): number | undefined {
  if (/half an hour/i.test(title)) return 30
  if (/\b(?:whole|all) (?:morning|afternoon|evening)\b/i.test(title)) return 180
  const [, word = '', unit] = /\b(\p{L}+)[ -](minute|hour)s?\b/u.exec(title.toLowerCase()) ?? []
  const number = numbers[word]
  return number && number * (unit === 'hour' ? 60 : 1)
}

describe('the challenges', () => {
  it('are eighty, each under a name and a title of its own', () => {
    expect(allChallenges).toHaveLength(80)
    expect(repeated(allChallenges.map(({ id }) => id))).toEqual([])
    expect(repeated(allChallenges.map(({ title }) => title))).toEqual([])
    expect(allChallenges.filter(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
  })

  it('leave no filter empty', () => {
    for (const category of challengeCategories) {
      const inIt = allChallenges.filter((challenge) => challenge.category === category)
      expect(new Set(inIt.map(({ difficultyLevel }) => difficultyLevel)), category).toEqual(new Set(difficultyLevels))
      expect(new Set(inIt.map(({ lifeCategory }) => lifeCategory)), category).toEqual(new Set(lifeAreas))
    }
    for (const area of lifeAreas)
      expect(allChallenges.filter(({ lifeCategory }) => lifeCategory === area).length, area).toBeGreaterThanOrEqual(12)
    for (const level of difficultyLevels) expect(ofLevel(level).length, `${level}`).toBeGreaterThanOrEqual(8)
  })

  it('earn more points on every level', () => {
    for (const level of difficultyLevels.slice(1)) {
      const least = Math.min(...ofLevel(level).map(({ points }) => points))
      expect(least).toBeGreaterThan(Math.max(...ofLevel(level - 1).map(({ points }) => points)))
    }
  })

  it('take as long as they take: no level runs past its limit, and a higher one asks more time on the whole', () => {
    const mostMinutes = { 1: 10, 2: 20, 3: 30, 4: 60, 5: 120 }
    const average = (level: number) =>
      ofLevel(level).reduce((sum, challenge) => sum + minutesOf(challenge), 0) / ofLevel(level).length
    for (const level of difficultyLevels) {
      const wrong = ofLevel(level).filter(
        (challenge) => !(minutesOf(challenge) >= 1 && minutesOf(challenge) <= mostMinutes[level]),
      )
      expect(wrong.map(({ id }) => id)).toEqual([])
      if (level > 1) expect(average(level)).toBeGreaterThan(average(level - 1))
    }
  })

  it('agree with the time their words name: a two-minute toast is not an hour and a half, a morning not a quarter of one', () => {
    const named = allChallenges.flatMap((challenge) => {
      const minutes = minutesNamed(challenge.title) ?? minutesNamed(challenge.description)
      return minutes ? [{ id: challenge.id, minutes, takes: minutesOf(challenge) }] : []
    })
    expect(named.length).toBeGreaterThanOrEqual(12)
    expect(named.filter(({ minutes, takes }) => takes < minutes || takes > Math.max(20, 10 * minutes))).toEqual([])
  })

  it('say what to do in four to seven steps that fit a phone', () => {
    for (const challenge of allChallenges) {
      const { id, title, description, instructions, tips } = challenge
      expect(instructions.length, id).toBeGreaterThanOrEqual(4)
      expect(instructions.length, id).toBeLessThanOrEqual(7)
      expect(title.length, id).toBeLessThanOrEqual(50)
      expect(description.length, id).toBeLessThanOrEqual(150)
      expect(
        [...instructions, ...tips].filter((line) => line.length > 130),
        id,
      ).toEqual([])
    }
    expect(repeated(allChallenges.flatMap(textsOf))).toEqual([])
  })

  it('each name a habit to leave out, what to think if it goes badly, and a way out', () => {
    for (const { id, tips } of allChallenges) {
      expect(tips.length, id).toBeGreaterThanOrEqual(3)
      for (const start of ['Leave out: ', 'If ', 'Way out: '])
        expect(
          tips.some((tip) => tip.startsWith(start)),
          `${id}: ${start}`,
        ).toBe(true)
    }
  })

  it('keep to our words: nothing banned, nothing shouted, no drinks to get through it', () => {
    for (const text of allChallenges.flatMap(textsOf)) {
      expect(findBannedPhrases(text), text).toEqual([])
      expect(text).not.toMatch(/!|['"]|\b(beer|wine|alcohol|drunk|bar|pub|prank|dare)\b/i)
    }
  })

  it('read at grade 7 or lower', () => {
    for (const challenge of allChallenges)
      expect(readingGrade(textsOf(challenge).flatMap(sentencesOf)), challenge.id).toBeLessThanOrEqual(7)
  })
})

describe('the safety habits', () => {
  it('are twenty in three groups, each in words of its own', () => {
    expect(safetyHabits).toHaveLength(20)
    expect(repeated(safetyHabits.flatMap(({ id, label }) => [id, label]))).toEqual([])
    for (const group of habitGroups)
      expect(safetyHabits.filter((habit) => habit.group === group).length, group).toBeGreaterThanOrEqual(4)
  })

  it('fit a chip and keep to our words', () => {
    for (const { label } of safetyHabits) {
      expect(label.length, label).toBeLessThanOrEqual(50)
      expect(findBannedPhrases(label)).toEqual([])
    }
  })
})

describe('the situations of the sort', () => {
  it('are twenty-four short lines in the first person', () => {
    expect(ladderSituations).toHaveLength(24)
    expect(repeated(ladderSituations.flatMap(({ id, text }) => [id, text]))).toEqual([])
    for (const { text } of ladderSituations) {
      expect(text).toMatch(/^I .{8,50}\.$/)
      expect(findBannedPhrases(text)).toEqual([])
    }
  })

  it('stand on the level of the challenge that asks for the same thing', () => {
    const sameThing = {
      'greet-first': 'say-good-morning-first',
      'lunch-table': 'join-a-lunch-table',
      'match-message': 'send-one-real-question',
      'seat-neighbor': 'five-minutes-before-class',
      'meeting-one-line': 'three-sentence-update',
      'team-talk': 'ten-minute-talk',
      'tell-story': 'two-minute-story',
      'raise-hand': 'one-question-in-class',
      'class-talk': 'present-your-part',
      'walk-in-alone': 'walk-in-alone',
      'eat-in-view': 'lunch-in-view',
      'campus-club': 'club-open-evening',
      'work-call': 'call-where-others-hear',
      'video-date': 'video-call-before-a-date',
      'office-call': 'call-the-library',
      'say-no-work': 'say-no-to-extra-work',
      disagree: 'disagree-once-kindly',
      'group-share': 'fair-shares-in-the-group',
    }
    const levelOf = (list: readonly { id: string; difficultyLevel: number }[], wanted: string) =>
      list.find(({ id }) => id === wanted)?.difficultyLevel
    for (const [situation, challenge] of Object.entries(sameThing)) {
      expect(levelOf(ladderSituations, situation), situation).toBeDefined()
      expect(levelOf(ladderSituations, situation), situation).toBe(levelOf(allChallenges, challenge))
    }
  })

  it('speak to every kind of challenge in every life area, so that a whole sort orders them all', () => {
    const kinds = (list: readonly { category: string; lifeCategory: string }[]) =>
      new Set(list.map(({ category, lifeCategory }) => `${category} ${lifeCategory}`))
    expect([...kinds(allChallenges)].filter((kind) => !kinds(ladderSituations).has(kind))).toEqual([])
  })
})
