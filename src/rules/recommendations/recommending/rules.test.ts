import { describe, expect, it } from 'vitest'
import { moodScale } from '../../progress/moods.ts'
import { keyOf } from '../library.ts'
import type { PersonRecords } from '../records.ts'
import { smallLibrary } from '../testing/any-records.ts'
import { chat, daysAgo, line, moment, moodsOf, recordsWith, run, use } from '../testing/some-records.ts'
import { allRules } from './all-rules.ts'

/** What the rule with this id finds. */
function by(id: string, some: Partial<PersonRecords>) {
  const rule = allRules.find((one) => one.id === id)
  if (!rule) throw new Error(`There is no rule ${id}`)
  return rule.find(recordsWith(some), smallLibrary).map(({ item, ...finding }) => ({ ...finding, item: keyOf(item) }))
}

const itemsBy = (id: string, some: Partial<PersonRecords>) => by(id, some).map(({ item }) => item)

describe('before a moment', () => {
  it('lines to open with come for its part of life, unless there are some already', () => {
    const [found] = by('lines-for-moment', { moments: [moment(3, { area: 'dating', title: 'Coffee on Saturday' })] })
    expect(found).toMatchObject({
      item: 'cues dating-coffee-icebreaker',
      reason: '“Coffee on Saturday” is coming up. One line to open with is enough to take with you.',
      cites: [{ kind: 'moment', id: 'moment-3' }],
    })
    const itemsFor = (...moments: PersonRecords['moments']) => itemsBy('lines-for-moment', { moments })
    expect(itemsFor(moment(3, { hasLines: true }))).toEqual([])
    expect(itemsFor(moment(3, { area: null }))).toEqual([])
    expect(itemsFor(moment(8))).toEqual([])
    expect(itemsFor(moment(-0.1))).toEqual([])
    expect(itemsFor(moment(0, { startsAt: null }))).toEqual(['cues work-coffee-icebreaker'])
    expect(itemsFor(moment(0, { startsAt: null, madeAt: daysAgo(8) }))).toEqual([])
    expect(itemsFor(moment(5), moment(2, { area: 'school' }))[0]).toBe('cues school-coffee-icebreaker')
  })

  it('something that settles comes when it is close, the best rated first', () => {
    const rated = [use(9, { techniqueId: 'micro-meditation', rating: 5 })]
    expect(itemsBy('calm-for-moment', { moments: [moment(1, { area: null })], techniques: rated })).toEqual([
      'technique micro-meditation',
      'technique power-breathing',
    ])
    expect(itemsBy('calm-for-moment', { moments: [moment(2.1)] })).toEqual([])
    expect(itemsBy('calm-for-moment', { moments: [moment(0, { startsAt: null })] })).toEqual([])
  })
})

describe('after challenges', () => {
  const talk = { challengeId: 'conversation-work-2', level: 2 } as const

  it('the next rung comes from the ladder', () => {
    expect(itemsBy('next-rung', {})).toEqual([])
    const [rung] = by('next-rung', { nextRung: { id: 'phone_calls-work-2', fear: 4.5 }, challenges: [run(3), run(5)] })
    expect(rung).toMatchObject({
      item: 'challenge phone_calls-work-2',
      reason: 'Your ladder puts this next, with a fear of 4.5 of 10. You have 2 challenges behind you.',
    })
  })

  it('an open one comes back after two days, and is let go after thirty', () => {
    const opened = (days: number) => itemsBy('open-run', { challenges: [run(days, { ...talk, completedAt: null })] })
    expect(opened(1.9)).toEqual([])
    expect(opened(2)).toEqual(['challenge conversation-work-2'])
    expect(opened(31)).toEqual([])
    expect(itemsBy('open-run', { challenges: [run(5, { completedAt: null, leftAt: daysAgo(4) })] })).toEqual([])
  })

  it('one that went well leads one level up, of the same kind', () => {
    const well = { ...talk, outcome: 'no' } as const
    expect(itemsBy('step-up', { challenges: [run(2, well)] })).toEqual(['challenge conversation-work-3'])
    const done3 = run(9, { challengeId: 'conversation-work-3', level: 3 })
    expect(itemsBy('step-up', { challenges: [run(2, well), done3] })).toEqual([])
    const alsoDating = run(12, { area: 'dating', category: 'phone_calls' })
    expect(itemsBy('step-up', { challenges: [run(2, well), done3, alsoDating] })).toEqual([
      'challenge conversation-dating-3',
    ])
    expect(itemsBy('step-up', { challenges: [run(2, well)], moods: moodsOf(2, 2, 2) })).toEqual([])
    const calmer = { ...talk, anxietyBefore: 7, anxietyAfter: 5 }
    expect(by('step-up', { challenges: [run(2, calmer)] })[0]?.reason).toContain('you were calmer after it')
    expect(itemsBy('step-up', { challenges: [run(2, { ...calmer, outcome: 'yes' })] })).toEqual([])
    expect(itemsBy('step-up', { challenges: [run(2, { ...talk, anxietyBefore: 6, anxietyAfter: 5 })] })).toEqual([])
    expect(itemsBy('step-up', { challenges: [run(22, well)] })).toEqual([])
    const top = { ...well, challengeId: 'conversation-work-5', level: 5 } as const
    expect(itemsBy('step-up', { challenges: [run(2, top)] })).toEqual([])
  })

  it('a hard one leads to something smaller', () => {
    const level3 = { challengeId: 'conversation-work-3', level: 3 } as const
    for (const hard of [
      { outcome: 'yes' },
      { anxietyBefore: 4, anxietyAfter: 5 },
      { completedAt: null, leftAt: daysAgo(2) },
    ] as const)
      expect(itemsBy('smaller-step', { challenges: [run(2, { ...level3, ...hard })] })).toEqual([
        'challenge conversation-work-2',
      ])
    expect(itemsBy('smaller-step', { challenges: [run(2, { ...level3, outcome: 'partly' })] })).toEqual([])
  })

  it('a pause leads back at the usual size', () => {
    const pause = (days: number) => itemsBy('back-to-practice', { challenges: [run(days, talk), run(40)] })
    expect(pause(9)).toEqual([])
    expect(pause(10)).toEqual(['challenge conversation-work-1'])
    expect(itemsBy('back-to-practice', { challenges: [run(12, talk)] })).toEqual([])
  })

  it('a hard one without a chat since leads to the coach', () => {
    const hard = run(2, { outcome: 'yes', area: 'school' })
    expect(itemsBy('talk-it-over', { challenges: [hard] })).toEqual(['coach school'])
    expect(itemsBy('talk-it-over', { challenges: [hard], chats: [chat(1)] })).toEqual([])
    expect(itemsBy('talk-it-over', { challenges: [run(2)] })).toEqual([])
  })

  it('missing predictions and kept habits lead to their lessons', () => {
    const bare = [1, 2, 3].map((days) => run(days, { hasPrediction: false, habitDropped: 'no' }))
    expect(itemsBy('predict-first', { challenges: bare })).toEqual(['lesson predict-then-check'])
    expect(itemsBy('predict-first', { challenges: [...bare.slice(1), run(4), run(5)] })).toEqual([])
    expect(itemsBy('drop-a-habit', { challenges: bare })).toEqual(['lesson drop-one-safety-habit'])
    const dropped = [5, 6].map((days) => run(days, { habitDropped: 'yes' }))
    expect(itemsBy('drop-a-habit', { challenges: [...bare.slice(1), ...dropped] })).toEqual([])
  })

  it('two of a kind lead to something to read on it', () => {
    const talks = [2, 4].map((days) => run(days, { category: 'assertiveness', area: 'school' }))
    expect(itemsBy('read-up', { challenges: talks })).toEqual(['article group-projects-social-anxiety'])
    expect(itemsBy('read-up', { challenges: talks.slice(1) })).toEqual([])
  })
})

describe('after check-ins', () => {
  it('a low week leads to something that settles, what they liked best first', () => {
    expect(itemsBy('low-week', { moods: moodsOf(2, 2) })).toEqual([])
    expect(itemsBy('low-week', { moods: moodsOf(3, 2, 3) })).toEqual([])
    expect(by('low-week', { moods: moodsOf(2, 3, 2) })[0]).toMatchObject({
      reason: `Your 3 check-ins of the past week average 2.3 of ${moodScale.max}. A hard stretch; this asks for very little.`,
    })
    const techniques = [use(3, { techniqueId: 'micro-meditation', rating: 5 })]
    expect(itemsBy('low-week', { moods: moodsOf(2, 2, 2), techniques })[0]).toBe('technique micro-meditation')
    expect(itemsBy('low-week', { moods: moodsOf(4, 4, 4, 4, 4, 4, 4, 1, 1, 1) })).toEqual([])
  })

  it('a falling fortnight leads to the coach, in the part of life talked of last', () => {
    const falling = moodsOf(2, 2, 2, 3, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3)
    expect(itemsBy('falling-mood', { moods: falling })).toEqual(['coach work'])
    expect(itemsBy('falling-mood', { moods: falling, chats: [{ ...chat(9), area: 'dating' }] })).toEqual([
      'coach dating',
    ])
    expect(itemsBy('falling-mood', { moods: falling.slice(1) })).toEqual([])
    expect(itemsBy('falling-mood', { moods: falling.map((one) => ({ ...one, mood: 3 })) })).toEqual([])
  })

  it('many low days lead to sleep and coffee', () => {
    expect(itemsBy('sleep-and-coffee', { moods: moodsOf(2, 2, 2, 4, 4) })).toEqual(['lesson sleep-caffeine-and-nerves'])
    expect(itemsBy('sleep-and-coffee', { moods: moodsOf(2, 2, 4, 4, 4) })).toEqual([])
    expect(itemsBy('sleep-and-coffee', { moods: moodsOf(2, 2, 2, 2) })).toEqual([])
  })
})

describe('after techniques', () => {
  it('the one that works comes back after a few days', () => {
    const liked = [4, 6, 8].map((days) => use(days, { rating: 4 }))
    expect(itemsBy('works-for-you', { techniques: liked })).toEqual(['technique power-breathing'])
    expect(itemsBy('works-for-you', { techniques: [use(1, { rating: null }), ...liked] })).toEqual([])
    expect(itemsBy('works-for-you', { techniques: liked.slice(1) })).toEqual([])
    expect(itemsBy('works-for-you', { techniques: liked.map((one) => ({ ...one, rating: 3 })) })).toEqual([])
  })

  it('only ever one leads to another, first of the same sort', () => {
    const same = [4, 6, 8, 10].map((days) => use(days))
    expect(itemsBy('another-technique', { techniques: same })[0]).toBe('technique micro-meditation')
    expect(itemsBy('another-technique', { techniques: same.slice(1) })).toEqual([])
    const mixed = [...same, use(12, { techniqueId: 'movement-stretch' })]
    expect(itemsBy('another-technique', { techniques: mixed })).toEqual([])
  })

  it('one always stopped early leads to another', () => {
    const stopped = [4, 6].map((days) => use(days, { completed: false, rating: null }))
    expect(itemsBy('stopped-early', { techniques: stopped })).toEqual(['technique micro-meditation'])
    expect(itemsBy('stopped-early', { techniques: [...stopped, use(8)] })).toEqual([])
  })
})

describe('after lines and chats', () => {
  it('practice with people leads to lines for that part of life', () => {
    const school = [run(3, { area: 'school' })]
    expect(itemsBy('lines-for-practice', { challenges: school })).toEqual(['cues school-coffee-icebreaker'])
    expect(itemsBy('lines-for-practice', { challenges: school, cues: [line(1, { area: 'school' })] })).toEqual([])
    expect(itemsBy('lines-for-practice', { challenges: [run(3, { category: 'phone_calls' })] })).toEqual([])
  })

  it('openers said three times lead to what comes after them', () => {
    expect(itemsBy('next-lines', { cues: [line(1, { uses: 2 }), line(2, { uses: 1 })] })).toEqual([
      'cues work-coffee-followup',
    ])
    expect(itemsBy('next-lines', { cues: [line(1, { uses: 2 })] })).toEqual([])
    expect(itemsBy('next-lines', { cues: [line(1), line(2, { style: 'followup', uses: 1 })] })).toEqual([])
    expect(itemsBy('next-lines', { cues: [line(1, { style: 'closing' })] })).toEqual([])
  })

  it('lines that have become their own lead to a talk without any', () => {
    expect(itemsBy('without-lines', { cues: [line(1), line(2)] })).toEqual(['challenge conversation-work-1'])
    expect(itemsBy('without-lines', { cues: [line(1), line(2, { uses: 2 })] })).toEqual([])
  })

  it('coming back to what is over leads to the lesson on the replay', () => {
    expect(itemsBy('replaying', { chats: [chat(2, 'let_go', 'words'), chat(5, 'recover')] })).toEqual([
      'lesson why-your-brain-replays-it',
    ])
    expect(itemsBy('replaying', { chats: [chat(2, 'let_go', 'words')] })).toEqual([])
    expect(itemsBy('replaying', { chats: [chat(15, 'let_go', 'recover')] })).toEqual([])
  })

  it('a step agreed with the coach comes first', () => {
    const item = { type: 'challenge', id: 'phone_calls-work-2' } as const
    expect(by('agreed-step', { steps: [{ id: 'a', item, at: daysAgo(2) }] })).toMatchObject([
      { item: 'challenge phone_calls-work-2', reason: 'You and WingMate agreed on this on Mar 16.' },
    ])
    expect(itemsBy('agreed-step', { steps: [{ id: 'a', item: null, at: daysAgo(2) }] })).toEqual([])
    const highest = Math.max(...allRules.map(({ priority }) => priority))
    expect(allRules.find(({ priority }) => priority === highest)?.id).toBe('agreed-step')
  })
})
