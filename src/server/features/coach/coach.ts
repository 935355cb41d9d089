import { existsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Database } from '#server/db/database.ts'
import type { CoachConfig } from '#server/platform/config.ts'
import type { Limits } from '#server/platform/limits/rate-limits.ts'
import { chatRoutes } from './chat.routes.ts'
import { type CoachJobsDeps, defineCoachJobs } from './coach-jobs.ts'
import { createCoachMetrics } from './coach-metrics.ts'
import { builtIn } from './entries.ts'
import type { Hear } from './listener/create-listener.ts'
import { memoryRoutes } from './memory/memory.routes.ts'
import { createConsent } from './person/consent.service.ts'
import { createProvider } from './remote/provider.ts'
import { withCrisisFallback } from './safety/crisis-fallback.ts'
import type { TurnRequest } from './turn.ts'
import type { OpenCoach, WholeCoachDeps } from './whole-coach.ts'

export type CoachDeps = CoachJobsDeps & {
  db: Database
  limits: Limits
  registry: Registry
  /** Undefined means only the built-in coach. */
  config: CoachConfig | undefined
  /** The listener; resolves to undefined if it cannot answer. */
  hear: Hear
  /** The model file; the vectors of our examples are in the same folder. */
  listenerModel: string | undefined
}

/** Registers WingMate. Returns who writes the replies, for the settings. */
export function coachFeature(app: FastifyInstance, deps: CoachDeps): { engine: string } {
  const { db, limits, registry, config, hear, listenerModel } = deps
  const metrics = createCoachMetrics(registry)
  const remote = config && { provider: createProvider(config), timeoutMs: config.timeoutMs }
  const consent = createConsent({ db, provider: remote?.provider.name ?? null })
  const openCoach = openOnce({ db, consent, remote, hear, metrics, log: app.log, listenerModel })
  const takeTurn = withCrisisFallback<TurnRequest>(async () => (await openCoach()).turns.take, app.log)
  chatRoutes(app, { openCoach, takeTurn, consent, limits })
  memoryRoutes(app, { db })
  defineCoachJobs(deps)
  // With a model, everything is prepared as soon as the server accepts requests; without one, when the first person
  // needs it.
  if (listenerModel !== undefined && existsSync(listenerModel))
    app.addHook('onListen', async () => void (await openCoach()))
  return { engine: remote?.provider.name ?? builtIn }
}

/** The first reply of a process takes far longer than later ones, so the coach is warmed up as soon as it is loaded. */
function openOnce(deps: WholeCoachDeps): OpenCoach {
  let opened: ReturnType<OpenCoach> | undefined
  const open: OpenCoach = async () => {
    const { createWholeCoach } = await import('./whole-coach.ts')
    const coach = createWholeCoach(deps)
    // Nobody waits for this, and if it fails, the next message is only slower.
    coach.warmUp().catch((err: unknown) => deps.log.warn({ err }, 'the coach was not warmed up'))
    return coach
  }
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
}
