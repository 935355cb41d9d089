/** Sums over the runs on a wall. The certainties only include runs that have both. */
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

/** Rounded to whole percents; null if nobody gave a figure. */
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

export const noSums: WallSums = {
  predictions: 0,
  cameTrue: 0,
  partlyTrue: 0,
  certainties: 0,
  certaintyBeforeSum: 0,
  certaintyAfterSum: 0,
}

/** Adds up the sums of several parts of a wall. */
export function addSums(parts: readonly WallSums[]): WallSums {
  return parts.reduce(
    (all, part) => ({
      predictions: all.predictions + part.predictions,
      cameTrue: all.cameTrue + part.cameTrue,
      partlyTrue: all.partlyTrue + part.partlyTrue,
      certainties: all.certainties + part.certainties,
      certaintyBeforeSum: all.certaintyBeforeSum + part.certaintyBeforeSum,
      certaintyAfterSum: all.certaintyAfterSum + part.certaintyAfterSum,
    }),
    noSums,
  )
}
