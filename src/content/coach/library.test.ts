import { describe, expect, it } from 'vitest'
import { intentTable } from '#rules/coach/intents.ts'
import { lifeAreas } from '#rules/life-areas.ts'
import { findPage } from '#rules/pages/pages.ts'
import { allChallenges } from '../challenges/all-challenges.ts'
import { allCues, findCue } from '../cues/all-cues.ts'
import { lessonList } from '../generated/lesson-list.ts'
import { publishedArticles } from '../generated/published-articles.ts'
import { situationCards } from '../situations.ts'
import { techniques } from '../techniques.ts'
import { challengeTags } from './challenge-tags.ts'
import { cuePlaceSituations } from './cue-places.ts'
import { articleTags, lessonTags } from './item-tags.ts'
import { findItem, type LibraryItem, libraryItems, suggest } from './library.ts'

const sources: Record<LibraryItem['type'], readonly { id: string }[]> = {
  technique: techniques,
  challenge: allChallenges,
  article: publishedArticles,
  lesson: lessonList,
  cue: allCues,
  situation: situationCards,
}

const facets = { need: 'prepare', situation: 'presentation', lifeArea: 'work' } as const

describe('the library', () => {
  it('contains every item exactly once', () => {
    for (const [type, all] of Object.entries(sources)) {
      const ids = libraryItems.filter((item) => item.type === type).map(({ id }) => id)
      expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('links each item to a page that exists', () => {
    for (const { type, id, href } of libraryItems) {
      const { pathname, searchParams } = new URL(href, 'https://hearten.test')
      const isNamed = pathname.endsWith(`/${id}`) || [...searchParams.values()].includes(id)
      const cue = type === 'cue' ? findCue(id) : undefined
      const isCueShown =
        cue && searchParams.get('situation') === cue.situation && searchParams.get('style') === cue.category
      expect([href, isNamed || isCueShown]).toEqual([href, true])
      const page = pathname.replace(/^\/(articles|energy-boost)\/.*/, '/$1/:id')
      expect([
        href,
        page === '/articles/:id' || page === '/energy-boost/:id' || findPage(pathname) !== undefined,
      ]).toEqual([href, true])
    }
  })

  it('has tags for every item, and for nothing else', () => {
    expect(libraryItems.filter(({ needs }) => needs.length === 0)).toEqual([])
    const ids = new Set(libraryItems.map(({ id }) => id))
    const tagged = [...Object.keys(challengeTags), ...Object.keys(lessonTags)]
    expect(tagged.filter((id) => !ids.has(id))).toEqual([])
    expect(publishedArticles.filter(({ id }) => !articleTags[id])).toEqual([])
    const cues = libraryItems.filter(({ type }) => type === 'cue')
    expect(Object.keys(cuePlaceSituations).length).toBe(18)
    expect(cues.filter(({ situations }) => situations.length === 0)).toEqual([])
  })

  it('finds an item by type and id, and nothing for an unknown one', () => {
    expect(findItem({ type: 'technique', id: 'mental-reset' })?.title).toBe('Mental Reset')
    expect(findItem({ type: 'article', id: 'mental-reset' })).toBeUndefined()
  })
})

describe('suggest', () => {
  it('offers items written for the place first', () => {
    expect(suggest(facets, { types: ['article'], limit: 1 }).map(({ id }) => id)).toEqual([
      'presentations-social-anxiety',
    ])
    expect(
      suggest({ need: 'let_go', situation: 'none', lifeArea: null }, { types: ['lesson'], limit: 1 }).map(
        ({ id }) => id,
      ),
    ).toEqual(['why-your-brain-replays-it'])
  })

  it('offers items for the requested life area', () => {
    for (const lifeArea of lifeAreas) {
      const cues = suggest({ need: 'words', situation: 'opening', lifeArea }, { types: ['cue'], limit: 5 })
      expect(cues.map((cue) => cue.lifeArea)).toEqual(Array(5).fill(lifeArea))
    }
  })

  it('leaves out excluded items, and puts those that helped before first', () => {
    const wanted = { type: 'technique', id: 'confidence-boost' } as const
    const [first, ...rest] = suggest(facets, { types: ['technique'], prefer: [wanted], limit: 9 })
    expect(first?.id).toBe(wanted.id)
    expect(rest.length).toBeGreaterThan(0)
    const without = suggest(facets, { types: ['technique'], exclude: [wanted], limit: 9 })
    expect(without.map(({ id }) => id)).not.toContain(wanted.id)
  })

  it('does not offer help with presentations to somebody preparing for a date', () => {
    const found = suggest(
      { need: 'prepare', situation: 'date', lifeArea: 'dating' },
      { types: ['challenge'], limit: 99 },
    )
    expect(found.length).toBeGreaterThan(3)
    expect(found.map(({ id }) => id)).not.toContain('ten-minute-talk')
  })

  it('offers nothing during a danger or off topic', () => {
    expect(suggest({ ...facets, need: 'safety' })).toEqual([])
    expect(suggest({ ...facets, need: 'elsewhere' })).toEqual([])
  })

  it('offers something for every other intent, and the same items each time', () => {
    for (const { need, situation } of Object.values(intentTable)) {
      if (need === 'safety' || need === 'elsewhere') continue
      const found = suggest({ need, situation, lifeArea: null })
      expect([need, situation, found.length]).toEqual([need, situation, 3])
      expect(suggest({ need, situation, lifeArea: null })).toEqual(found)
    }
  })
})
