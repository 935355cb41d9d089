/** A share of one as log odds: near the ends small differences count, in the middle they hardly do. */
export function logOdds(share: number): number {
  // Kept away from 0 and 1, where the logarithm would be infinite.
  const within = Math.min(Math.max(share, 1e-4), 1 - 1e-4)
  return Math.log(within / (1 - within))
}
