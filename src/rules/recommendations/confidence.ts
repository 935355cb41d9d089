type Evidence = {
  /** How many records support it. */
  sample: number
  /** The number of records at which it is half certain. */
  halfSure: number
  /** How large the difference is, and how large a clear one would be. */
  effect: number
  plain: number
}

/** From 0 to 1: more records and a larger difference raise it, and it never reaches 1. */
export function confidenceOf({ sample, halfSure, effect, plain }: Evidence): number {
  if (sample <= 0) return 0
  const bySample = sample / (sample + halfSure)
  const byEffect = Math.min(1, Math.abs(effect) / plain)
  return Math.round(bySample * (0.4 + 0.6 * byEffect) * 100) / 100
}
