export type Place = { x: number; y: number }

/** The stretches between gaps: a line across days without an entry would claim something about them. */
export function stretchesOf(places: readonly (Place | null)[]): Place[][] {
  const stretches: Place[][] = []
  let isGap = true
  for (const place of places) {
    if (place && isGap) stretches.push([place])
    else if (place) stretches.at(-1)?.push(place)
    isGap = place === null
  }
  return stretches
}

export function straightPath(places: readonly Place[]): string {
  return places.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
}

/**
 * A smooth line through all points that never goes above the higher or below the lower of two neighbors (Steffen 1990),
 * so that it shows no mood nobody had.
 */
export function smoothPath(places: readonly Place[]): string {
  const slopes = places.map((_, i) => slopeAt(places, i))
  return places
    .map((to, i) => {
      const from = places[i - 1]
      if (!from) return `M${round(to.x)} ${round(to.y)}`
      const third = (to.x - from.x) / 3
      const leave = { x: from.x + third, y: from.y + third * (slopes[i - 1] ?? 0) }
      const arrive = { x: to.x - third, y: to.y - third * (slopes[i] ?? 0) }
      return `C${[leave, arrive, to].map(({ x, y }) => `${round(x)} ${round(y)}`).join(' ')}`
    })
    .join('')
}

function slopeAt(places: readonly Place[], i: number): number {
  const [before, here, after] = [places[i - 1], places[i], places[i + 1]]
  if (!here) return 0
  if (!before || !after) return slopeBetween(before ?? here, after ?? here)
  const [into, out] = [slopeBetween(before, here), slopeBetween(here, after)]
  const [left, right] = [here.x - before.x, after.x - here.x]
  const mean = (into * right + out * left) / (left + right)
  return (Math.sign(into) + Math.sign(out)) * Math.min(Math.abs(into), Math.abs(out), Math.abs(mean) / 2)
}

function slopeBetween(from: Place, to: Place): number {
  return to.x === from.x ? 0 : (to.y - from.y) / (to.x - from.x)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
