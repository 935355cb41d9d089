import { describe, expect, it } from 'vitest'
import { challengeCategories } from '#rules/challenges/facts.ts'
import { lifeAreas } from '#rules/life-areas.ts'
import { pages } from '#rules/pages/pages.ts'
import { recommendationTitleMaxLength } from '#rules/recommendations/facts.ts'
import { createLibrary, keyOf, resourceTypes } from '#rules/recommendations/library.ts'
import { recommend } from '#rules/recommendations/recommend.ts'
import { allRules } from '#rules/recommendations/recommending/all-rules.ts'
import { busyRecords, emptyRecords, recordsWith, run } from '#rules/recommendations/testing/some-records.ts'
import { findResource, resources } from './library.ts'

const library = createLibrary(resources)

describe('the resources that can be recommended', () => {
  it('are of every type, each once, with a page of ours behind it', () => {
    expect(new Set(resources.map(({ type }) => type))).toEqual(new Set(resourceTypes))
    expect(new Set(resources.map(keyOf)).size).toBe(resources.length)
    const roots = pages.map(({ path }) => path.split('/')[1])
    for (const { href, title, description, minutes } of resources) {
      expect(roots).toContain(href.split(/[/?]/)[1])
      expect(title.length).toBeLessThanOrEqual(recommendationTitleMaxLength)
      expect(title && description).toBeTruthy()
      expect(minutes ?? 1).toBeGreaterThan(0)
    }
  })

  it('know how long a challenge takes', () => {
    expect(findResource({ type: 'challenge', id: 'say-good-morning-first' })?.minutes).toBe(2)
    expect(resources.filter(({ type, minutes }) => type === 'challenge' && minutes === null)).toEqual([])
    expect(Math.max(...resources.map(({ minutes }) => minutes ?? 0))).toBe(120)
  })

  it('include everything the rules name by heart', () => {
    const readers = challengeCategories.flatMap((category) =>
      lifeAreas.map((area) => recordsWith({ challenges: [run(3, { category, area }), run(5, { category, area })] })),
    )
    const named = allRules.flatMap((rule) =>
      [emptyRecords, ...busyRecords, ...readers].flatMap((records) =>
        rule.find(records, library).map(({ item }) => item),
      ),
    )
    expect(named.length).toBeGreaterThan(allRules.length)
    expect(named.filter((key) => !findResource(key)).map(keyOf)).toEqual([])
  })

  it('give every rule something to say to somebody', () => {
    const heard = new Set(
      [emptyRecords, ...busyRecords].flatMap((records) => recommend(records, library).map(({ rule }) => rule)),
    )
    expect(allRules.map(({ id }) => id).filter((id) => !heard.has(id))).toEqual([])
  })
})
