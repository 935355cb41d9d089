import { describe, expect, it } from 'vitest'
import { noSums, wallFigures } from './wall.ts'

describe('the figures of the wall', () => {
  it('invent nothing for an empty wall', () => {
    expect(wallFigures(noSums)).toEqual({
      predictions: 0,
      cameTrue: 0,
      partlyTrue: 0,
      certaintyBefore: null,
      certaintyAfter: null,
    })
  })

  it('average the certainties to whole percents', () => {
    const sums = {
      ...noSums,
      predictions: 9,
      cameTrue: 1,
      certainties: 3,
      certaintyBeforeSum: 221,
      certaintyAfterSum: 115,
    }
    expect(wallFigures(sums)).toMatchObject({ predictions: 9, cameTrue: 1, certaintyBefore: 74, certaintyAfter: 38 })
  })

  it('keep a certainty of zero apart from none', () => {
    expect(wallFigures({ ...noSums, certainties: 2 })).toMatchObject({ certaintyBefore: 0, certaintyAfter: 0 })
  })
})
