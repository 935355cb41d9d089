import { dirname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Database } from '#server/db/database.ts'
import type { CoachConfig } from '#server/platform/config.ts'
import type { Limits } from '#server/platform/limits/rate-limits.ts'
import { chatRoutes } from './chat.routes.ts'
import { createChats } from './chats.service.ts'
import { type CoachJobsDeps, defineCoachJobs } from './coach-jobs.ts'
import { createCoachMetrics } from './coach-metrics.ts'
import { createConsent } from './consent.service.ts'
import { readKeptVectors } from './engine/meanings/kept-vectors.ts'
import { createMeanings } from './engine/meanings/meanings.ts'
import { readMoveWeights } from './engine/move-weights.ts'
import { builtIn } from './entries.ts'
import type { Hear } from './listener/create-listener.ts'
import { memoryRoutes } from './memory.routes.ts'
import { createProvider } from './remote/provider.ts'
import { createTurns } from './turns.service.ts'
import { warmUp } from './warm-up.ts'

export type CoachDeps = CoachJobsDeps & {
  db: Database
  limits: Limits
  registry: Registry
  /** Undefined means the built-in coach alone. */
  config: CoachConfig | undefined
  /** The small model that reads along; resolves to undefined where it cannot. */
  hear: Hear
  /** Its file; what it knows of our examples lies beside it. */
  listenerModel: string | undefined
}

/** WingMate. Returns who words the replies, for the settings. */
export function coachFeature(app: FastifyInstance, deps: CoachDeps): { engine: string } {
  const { db, limits, registry, config, hear, listenerModel } = deps
  const metrics = createCoachMetrics(registry)
  const folder = listenerModel === undefined ? undefined : dirname(listenerModel)
  const kept = folder === undefined ? undefined : readKeptVectors(folder)
  metrics.knowsExamples(kept !== undefined)
  if (folder !== undefined && !kept)
    app.log.warn(
      'the stored vectors of the written replies are missing or old; reading all examples again makes the first replies slow',
    )
  const meanings = createMeanings(hear, kept, folder === undefined ? undefined : readMoveWeights(folder))
  const remote = config && { provider: createProvider(config), timeoutMs: config.timeoutMs }
  const consent = createConsent({ db, provider: remote?.provider.name ?? null })
  const chats = createChats({ db, consent })
  const turns = createTurns({
    db,
    consent,
    remote,
    hear,
    meanings,
    metrics,
    log: app.log,
  })
  chatRoutes(app, { chats, turns, consent, limits })
  memoryRoutes(app, { db })
  defineCoachJobs(deps)
  app.addHook('onListen', () => warmUp(meanings))
  return { engine: remote?.provider.name ?? builtIn }
}
