/** Sums over the runs of a wall. The certainties are of the runs that have both. */
export type WallSums = {
  predictions: number
  cameTrue: number
  partlyTrue: number
  certainties: number
  certaintyBeforeSum: number
  certaintyAfterSum: number
}

export type WallFigures = {
  predictions: number
  cameTrue: number
  partlyTrue: number
  certaintyBefore: number | null
  certaintyAfter: number | null
}

/** Whole percents, and null rather than a figure nobody gave. */
export function wallFigures(sums: WallSums): WallFigures {
  const { predictions, cameTrue, partlyTrue, certainties } = sums
  const average = (sum: number) => (certainties > 0 ? Math.round(sum / certainties) : null)
  return {
    predictions,
    cameTrue,
    partlyTrue,
    certaintyBefore: average(sums.certaintyBeforeSum),
    certaintyAfter: average(sums.certaintyAfterSum),
  }
}
