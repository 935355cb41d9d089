const steps = [1, 2, 5]
const mostSteps = 4

/** From zero to at least the highest value, in whole round steps, few enough to read. */
export function niceTicks(highest: number): number[] {
  let step = 1
  for (let i = 0; highest > step * mostSteps; i += 1)
    step = (steps[i % steps.length] ?? 1) * 10 ** Math.floor(i / steps.length)
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, i) => i * step)
}
