import type pg from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { keysOf } from '#rules/closed-sets.ts'
import { type LimitName, type RateLimit, rateLimits } from '#rules/rate-limits.ts'
import { AppError } from '../errors.ts'
import { networkOf } from '../requests/addresses/networks.ts'
import { keyedHash } from '../secrets/secrets.ts'

export type Limits = {
  /** Counts one try; refuses with 429 if there were too many. */
  spend: (name: LimitName, who: string) => Promise<void>
  /** Refuses if all tries are used up, without counting one. */
  check: (name: LimitName, who: string) => Promise<void>
  /** Returns one try that had no effect. */
  giveBack: (name: LimitName, who: string) => Promise<void>
  /** Returns all tries, e.g. after the right password. */
  forgive: (name: LimitName, who: string) => Promise<void>
}

/** Called once when a limit is reached, not for every refused try after that. */
type OnHit = (name: LimitName, who: string) => Promise<void>

/** Counters are in PostgreSQL, so that instances share them. Keys are hashed, so that the table identifies nobody. */
export function createLimits(pool: pg.Pool, secret: string, onHit: OnHit): Limits {
  const limiters = new Map<LimitName, RateLimiterAbstract>()
  for (const name of keysOf(rateLimits)) {
    const limit: RateLimit = rateLimits[name]
    const common = { keyPrefix: name, points: limit.points, duration: limit.seconds }
    const shared = {
      ...{ storeClient: pool, tableName: 'rate_limits', tableCreated: true, clearExpiredByTimeout: false },
      // After the first refusal, further tries are refused from memory: a flood from one address costs no statements.
      inMemoryBlockOnConsumed: limit.points + 1,
    }
    limiters.set(
      name,
      limit.isLocal ? new RateLimiterMemory(common) : new RateLimiterPostgres({ ...common, ...shared }),
    )
  }
  const limiter = (name: LimitName) => {
    const found = limiters.get(name)
    if (!found) throw new Error(`No rate limit is called ${name}`)
    return found
  }
  const keyOf = (name: LimitName, who: string) =>
    keyedHash(secret, `limit:${name}`, who.toLowerCase().split('|').map(networkOf).join('|'))

  return {
    async spend(name, who) {
      try {
        await limiter(name).consume(keyOf(name, who))
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        if (refused.consumedPoints === rateLimits[name].points + 1) await onHit(name, who)
        throw tooMany(refused.msBeforeNext)
      }
    },
    async check(name, who) {
      const state = await limiter(name).get(keyOf(name, who))
      if (state && state.consumedPoints >= rateLimits[name].points) throw tooMany(state.msBeforeNext)
    },
    async giveBack(name, who) {
      await limiter(name).reward(keyOf(name, who))
    },
    async forgive(name, who) {
      await limiter(name).delete(keyOf(name, who))
    },
  }
}

const nothing = async () => {}
export const noLimits: Limits = { spend: nothing, check: nothing, giveBack: nothing, forgive: nothing }

function tooMany(msBeforeNext: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return new AppError('too_many_requests', `That was a lot of tries in a short time. Try again ${inWords(minutes)}.`, {
    retryAfterSeconds,
  })
}

function inWords(minutes: number): string {
  if (minutes <= 1) return 'in a minute'
  return minutes < 120 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`
}
