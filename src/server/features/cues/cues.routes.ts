import type { FastifyInstance } from 'fastify'
import {
  favoriteCue,
  readCueFavorites,
  readCueUses,
  recordCueUse,
  takeBackCueUse,
  unfavoriteCue,
} from '#contract/cues.ts'
import type { Database } from '#server/db/database.ts'
import { serveMember } from '#server/platform/serve.ts'
import { createCues } from './cues.service.ts'

export function cuesRoutes(app: FastifyInstance, deps: { db: Database }) {
  const cues = createCues(deps)
  serveMember(app, readCueFavorites, ({ actor }) => cues.favoritesOf(actor))
  serveMember(app, favoriteCue, ({ actor, params }) => cues.favorite(actor, params.cueId))
  serveMember(app, unfavoriteCue, ({ actor, params }) => cues.unfavorite(actor, params.cueId))
  serveMember(app, readCueUses, ({ actor }) => cues.usesOf(actor))
  serveMember(app, recordCueUse, ({ actor, params }) => cues.recordUse(actor, params))
  serveMember(app, takeBackCueUse, ({ actor, params }) => cues.takeBackUse(actor, params))
}
