/** A logistic regression: how much each feature of a row speaks for a yes. */
export type Logistic = { mean: number[]; spread: number[]; weight: number[]; bias: number }

const rounds = 8

/** Fits it by Newton's method. `restraint` keeps the weights small where there is little to learn from. */
export function fitLogistic(
  rows: readonly (readonly number[])[],
  isYes: readonly boolean[],
  restraint: number,
): Logistic {
  const width = rows[0]?.length ?? 0
  const mean = Array.from(
    { length: width },
    (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length,
  )
  const spread = mean.map((middle, at) =>
    Math.max(Math.sqrt(rows.reduce((sum, row) => sum + ((row[at] ?? 0) - middle) ** 2, 0) / rows.length), 1e-6),
  )
  const size = width + 1
  const inputs = rows.map((row) =>
    Float64Array.from({ length: size }, (_, at) =>
      at < width ? ((row[at] ?? 0) - (mean[at] ?? 0)) / (spread[at] ?? 1) : 1,
    ),
  )
  let weights = new Float64Array(size)
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight, at) => (at < width ? restraint * weight : 0))
    const curve = Array.from({ length: size }, (_, row) => {
      const line = new Float64Array(size)
      line[row] = row < width ? restraint : 1e-6
      return line
    })
    for (const [n, input] of inputs.entries()) addRow(input, Number(isYes[n]), weights, slope, curve)
    for (let row = 0; row < size; row += 1)
      for (let column = 0; column < row; column += 1) {
        const upper = curve[column]?.[row] ?? 0
        const line = curve[row]
        if (line) line[column] = upper
      }
    const change = solve(curve, slope)
    weights = weights.map((weight, at) => weight - (change[at] ?? 0))
  }
  return { mean, spread, weight: [...weights.slice(0, width)], bias: weights[width] ?? 0 }
}

/** What one row adds to the slope and to the upper half of the curve. */
function addRow(
  input: Float64Array,
  isYes: number,
  weights: Float64Array,
  slope: Float64Array,
  curve: readonly Float64Array[],
) {
  let sum = 0
  for (let at = 0; at < input.length; at += 1) sum += (input[at] ?? 0) * (weights[at] ?? 0)
  const p = 1 / (1 + Math.exp(-sum))
  const error = p - isYes
  const bend = p * (1 - p)
  for (let row = 0; row < input.length; row += 1) {
    const value = input[row] ?? 0
    slope[row] = (slope[row] ?? 0) + error * value
    const line = curve[row]
    if (!line) continue
    const share = bend * value
    for (let column = row; column < input.length; column += 1)
      line[column] = (line[column] ?? 0) + share * (input[column] ?? 0)
  }
}

/** Gaussian elimination with the largest pivot. */
function solve(matrix: readonly Float64Array[], right: Float64Array): number[] {
  const rows = matrix.map((row, at) => Float64Array.from([...row, right[at] ?? 0]))
  const size = rows.length
  for (let at = 0; at < size; at += 1) {
    const pivot = rows.reduce(
      (best, row, n) => (n >= at && Math.abs(row[at] ?? 0) > Math.abs(rows[best]?.[at] ?? 0) ? n : best),
      at,
    )
    ;[rows[at], rows[pivot]] = [rows[pivot] ?? new Float64Array(), rows[at] ?? new Float64Array()]
    const top = rows[at] ?? new Float64Array()
    for (const [n, row] of rows.entries()) {
      if (n === at) continue
      const factor = (row[at] ?? 0) / (top[at] ?? 1)
      if (factor === 0) continue
      for (let column = at; column <= size; column += 1) row[column] = (row[column] ?? 0) - factor * (top[column] ?? 0)
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1))
}

/** The log odds of a yes. */
export function oddsOf({ mean, spread, weight, bias }: Logistic, row: readonly number[]): number {
  return row.reduce((sum, value, at) => sum + ((value - (mean[at] ?? 0)) / (spread[at] ?? 1)) * (weight[at] ?? 0), bias)
}
