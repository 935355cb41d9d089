import { describe, expect, it } from 'vitest'
import { allCues } from '#content/cues/all-cues.ts'
import { cueStyles, lifeAreas, situations } from '#content/cues/cue.ts'
import { defaultView, readView, writeView } from './cue-view.ts'
import { findCues } from './find-cues.ts'

const none = new Set<string>()
const look = (change: Partial<Parameters<typeof findCues>[1]>) =>
  findCues(allCues, { view: defaultView, words: '', favorites: none, ...change })

describe('the list of cues', () => {
  it('holds exactly what matches area and style, work icebreakers by default', () => {
    expect(look({}).here).toEqual(allCues.filter((cue) => cue.lifeCategory === 'work' && cue.category === 'icebreaker'))
    const parts = lifeAreas.flatMap((area) =>
      cueStyles.flatMap((style) => look({ view: { ...defaultView, area, style } }).here),
    )
    expect(parts).toHaveLength(allCues.length)
    expect(new Set(parts).size).toBe(allCues.length)
    expect(look({}).elsewhere).toEqual([])
  })

  it('narrows by situation, and knows how many each has', () => {
    const { here, bySituation } = look({ view: { ...defaultView, situation: 'lunch' } })
    expect(here.map(({ situation }) => situation)).toEqual(['lunch', 'lunch', 'lunch', 'lunch'])
    expect([...bySituation.keys()]).toEqual(situations.work.map(({ id }) => id))
    expect(bySituation.get('elevator')).toBe(4)
  })

  it('searches text and tip, in any case, all words at once', () => {
    expect(look({ words: 'SERIOUS mug' }).here.map(({ id }) => id)).toEqual(['work-coffee-icebreaker-2'])
    expect(look({ words: 'thing personal' }).here.map(({ id }) => id)).toEqual(['work-coffee-icebreaker-2'])
    expect(look({ words: 'that’s a serious' }).here).toHaveLength(1)
    expect(look({ words: '   ' }).here).toHaveLength(24)
    expect(look({ words: 'submarine' })).toMatchObject({ here: [], elsewhere: [] })
  })

  it('says what a search would find elsewhere', () => {
    const { here, elsewhere } = look({ words: 'coffee' })
    const all = allCues.filter(({ text, tip }) => /coffee/i.test(`${text} ${tip}`))
    expect(here.length + elsewhere.length).toBe(all.length)
    expect(elsewhere.length).toBeGreaterThan(0)
    expect(elsewhere.some((cue) => here.includes(cue))).toBe(false)
  })

  it('keeps to favorites when asked, here and elsewhere', () => {
    const favorites = new Set(['work-lunch-icebreaker-1', 'dating-dinner-followup-2'])
    const { here, elsewhere } = look({ view: { ...defaultView, onlyFavorites: true }, favorites })
    expect(here.map(({ id }) => id)).toEqual(['work-lunch-icebreaker-1'])
    expect(elsewhere.map(({ id }) => id)).toEqual(['dating-dinner-followup-2'])
  })
})

describe('the address of a view', () => {
  it('shows work icebreakers when it names no view, or an unknown one', () => {
    expect(readView(new URLSearchParams())).toEqual(defaultView)
    expect(readView(new URLSearchParams('area=moon&style=shout&situation=lunchbox&favorites=maybe'))).toEqual(
      defaultView,
    )
  })

  it('reads back what was written', () => {
    const view = { area: 'dating', style: 'closing', situation: 'dinner', onlyFavorites: true } as const
    expect(readView(writeView(view))).toEqual(view)
    expect(readView(writeView(defaultView))).toEqual(defaultView)
  })

  it('forgets a situation that the area does not have', () => {
    expect(readView(new URLSearchParams('area=school&situation=elevator')).situation).toBeNull()
  })
})
