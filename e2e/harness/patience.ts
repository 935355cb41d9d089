/** What the work below takes on two quiet cores of the kind the limits were made for. */
const usualMs = 130
const numbers = 200_000
/** Beyond this a journey hangs, however busy the machine is. */
const most = 8
const freshMs = 15_000

let latest = { at: 0, slowness: 1 }

/** How many times slower than usual this machine is at the moment; 1 when it is as fast, or faster. */
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

/** Measured once a run: every worker reads the settings again, and all of them must come to the same limits. */
export function slownessAtStart(): number {
  process.env.E2E_SLOWNESS ??= measureSlowness().toFixed(2)
  return Number(process.env.E2E_SLOWNESS)
}

/** A limit for something that takes a while, longer on a slow machine. */
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
