type Evidence = {
  /** How many records stand behind it. */
  sample: number
  /** So many would make it half sure. */
  halfSure: number
  /** How large the difference is, and how large a plain one would be. */
  effect: number
  plain: number
}

/** From 0 to 1: more records and a larger difference make it surer, and nothing makes it certain. */
export function confidenceOf({ sample, halfSure, effect, plain }: Evidence): number {
  if (sample <= 0) return 0
  const bySample = sample / (sample + halfSure)
  const byEffect = Math.min(1, Math.abs(effect) / plain)
  return Math.round(bySample * (0.4 + 0.6 * byEffect) * 100) / 100
}
