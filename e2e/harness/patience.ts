/** How long the work below takes on two idle cores of the kind the limits were made for. */
const usualMs = 130
const numbers = 200_000
/** Beyond this a journey counts as hanging, however busy the machine is. */
const most = 8
const freshMs = 15_000

let latest = { at: 0, slowness: 1 }

/** How many times slower than usual this machine currently is; at least 1. */
export function measureSlowness(): number {
  const start = performance.now()
  if (latest.at > 0 && start - latest.at < freshMs) return latest.slowness
  sortNumbers()
  const end = performance.now()
  latest = { at: end, slowness: slownessOf(end - start) }
  return latest.slowness
}

export function slownessOf(tookMs: number): number {
  return Math.min(most, Math.max(1, tookMs / usualMs))
}

/** Measured once per run: every worker reads the configuration, and all must get the same limits. */
export function slownessAtStart(): number {
  process.env.E2E_SLOWNESS ??= measureSlowness().toFixed(2)
  return Number(process.env.E2E_SLOWNESS)
}

/** A time limit, longer on a slow machine. */
export function patienceMs(usuallyMs: number): number {
  return Math.round(usuallyMs * slownessAtStart())
}

function sortNumbers() {
  let seed = 42
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed
  }
  return Array.from({ length: numbers }, next).sort((a, b) => a - b)
}
