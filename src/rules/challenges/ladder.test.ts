import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { challengeCategories, difficultyLevels } from './facts.ts'
import { buildLadder, type Climbable, nextRung, type RatedSituation, type Rung } from './ladder.ts'

const talk = { category: 'conversation', lifeCategory: 'work' } as const
const rated = (fear: number, matters: number, change: Partial<RatedSituation> = {}): RatedSituation => ({
  ...talk,
  difficultyLevel: 3,
  fear,
  matters,
  ...change,
})
const challenge = (id: string, difficultyLevel: Climbable['difficultyLevel'], change: Partial<Climbable> = {}) => ({
  ...talk,
  id,
  difficultyLevel,
  own: null,
  ...change,
})
const idsOf = (rungs: readonly Rung[]) => rungs.map(({ id }) => id)

describe('the ladder', () => {
  it('is empty before anything was sorted or added', () => {
    expect(buildLadder([], [challenge('a', 1), challenge('b', 2)])).toEqual([])
  })

  it('goes from the least feared up, and puts what matters more first among equals', () => {
    const phone = { category: 'phone_calls' } as const
    const ratings = [rated(5, 4), rated(5, 9, phone)]
    const ladder = buildLadder(ratings, [challenge('high', 5), challenge('low', 1), challenge('call', 1, phone)])
    expect(ladder).toMatchObject([
      { id: 'call', fear: 1, matters: 9 },
      { id: 'low', fear: 1, matters: 4 },
      { id: 'high', fear: 9 },
    ])
  })

  it('moves a kind up as a whole for somebody who fears it more than most', () => {
    const ladder = buildLadder([rated(9, 8)], [challenge('a', 1), challenge('b', 2)])
    expect(ladder).toMatchObject([
      { id: 'a', fear: 5 },
      { id: 'b', fear: 7 },
    ])
  })

  it('leaves out what was not sorted, and what hardly matters', () => {
    const dating = { lifeCategory: 'dating' }
    const ladder = buildLadder(
      [rated(5, 2), rated(5, 3, dating)],
      [challenge('work', 1), challenge('date', 1, dating), challenge('school', 1, { lifeCategory: 'school' })],
    )
    expect(idsOf(ladder)).toEqual(['date'])
  })

  it('takes one’s own steps at their word, whether they matter or not', () => {
    const own = challenge('mine', 2, { own: { fear: 4, matters: 0 } })
    expect(buildLadder([], [own])).toEqual([{ id: 'mine', difficultyLevel: 2, fear: 4, matters: 0 }])
  })

  const kinds = {
    category: fc.constantFrom(...challengeCategories),
    lifeCategory: fc.constantFrom('work', 'dating', 'school'),
    difficultyLevel: fc.constantFrom(...difficultyLevels),
  }
  const scale = fc.integer({ min: 0, max: 10 })
  const someRatings = fc.array(fc.record({ ...kinds, fear: scale, matters: scale }), { maxLength: 24 })
  const someClimbables = fc.uniqueArray(
    fc.record({
      ...kinds,
      id: fc.uuid(),
      own: fc.option(fc.record({ fear: scale, matters: scale })),
    }),
    { selector: ({ id }) => id, maxLength: 30 },
  )

  it('never steps down, never leaves the scale, and does not depend on the order it is given', () => {
    fc.assert(
      fc.property(someRatings, someClimbables, (ratings, climbables) => {
        const ladder = buildLadder(ratings, climbables)
        for (const [i, rung] of ladder.entries()) {
          expect(rung.fear).toBeGreaterThanOrEqual(ladder[i - 1]?.fear ?? 0)
          expect(rung.fear).toBeLessThanOrEqual(10)
        }
        expect(buildLadder(ratings.toReversed(), climbables.toReversed())).toEqual(ladder)
      }),
    )
  })

  it('keeps the levels of one kind in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ ...kinds, ...{ fear: scale, matters: scale } }), { minLength: 1 }),
        (ratings) => {
          const { category, lifeCategory } = ratings[0]!
          const ladder = buildLadder(
            ratings,
            difficultyLevels.map((level) => challenge(`${level}`, level, { category, lifeCategory })),
          )
          expect(idsOf(ladder)).toEqual(idsOf(ladder).toSorted())
        },
      ),
    )
  })
})

describe('the next rung', () => {
  const rungs: Rung[] = [0, 2, 4, 5, 7, 9].map((fear) => ({ id: `f${fear}`, difficultyLevel: 1, fear, matters: 5 }))
  const done = (...ids: string[]) => ids.map((challengeId) => ({ challengeId, cameTrue: false }))

  it('is the first that asks something of the person', () => {
    expect(nextRung(rungs, [])?.id).toBe('f2')
  })

  it('is about as high as they have been', () => {
    expect(nextRung(rungs, done('f5'))?.id).toBe('f4')
    expect(nextRung(rungs, done('f5', 'f4'))?.id).toBe('f7')
  })

  it('does not go higher after the feared thing came true', () => {
    expect(nextRung(rungs, [...done('f4'), { challengeId: 'f7', cameTrue: true }])?.id).toBe('f5')
  })

  it('comes back to what was left out, and ends when all is done', () => {
    expect(nextRung(rungs, done('f2', 'f4', 'f5', 'f7', 'f9'))?.id).toBe('f0')
    expect(nextRung(rungs, done(...idsOf(rungs)))).toBeUndefined()
    expect(nextRung([], [])).toBeUndefined()
  })
})
