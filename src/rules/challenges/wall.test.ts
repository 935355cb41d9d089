import { describe, expect, it } from 'vitest'
import { wallFigures } from './wall.ts'

const nothing = {
  predictions: 0,
  cameTrue: 0,
  partlyTrue: 0,
  certainties: 0,
  certaintyBeforeSum: 0,
  certaintyAfterSum: 0,
}

describe('the figures of the wall', () => {
  it('invent nothing for an empty wall', () => {
    expect(wallFigures(nothing)).toEqual({
      predictions: 0,
      cameTrue: 0,
      partlyTrue: 0,
      certaintyBefore: null,
      certaintyAfter: null,
    })
  })

  it('average the certainties to whole percents', () => {
    const sums = {
      ...nothing,
      predictions: 9,
      cameTrue: 1,
      certainties: 3,
      certaintyBeforeSum: 221,
      certaintyAfterSum: 115,
    }
    expect(wallFigures(sums)).toMatchObject({ predictions: 9, cameTrue: 1, certaintyBefore: 74, certaintyAfter: 38 })
  })

  it('keep a certainty of zero apart from none', () => {
    expect(wallFigures({ ...nothing, certainties: 2 })).toMatchObject({ certaintyBefore: 0, certaintyAfter: 0 })
  })
})
