/** A probability as log odds, which magnify differences near 0 and 1. */
export function logOdds(share: number): number {
  // Kept away from 0 and 1, where the logarithm would be infinite.
  const within = Math.min(Math.max(share, 1e-4), 1 - 1e-4)
  return Math.log(within / (1 - within))
}
