import type { FastifyInstance } from 'fastify'
import { deleteCoachMemory, deleteCoachNote, editCoachNote, readCoachMemory } from '#contract/coach.ts'
import type { Database } from '#server/db/database.ts'
import { servePremium } from '#server/platform/serve.ts'
import { createMemory } from './memory.service.ts'

export function memoryRoutes(app: FastifyInstance, deps: { db: Database }) {
  const memory = createMemory(deps)
  servePremium(app, readCoachMemory, ({ actor }) => memory.read(actor))
  servePremium(app, editCoachNote, ({ actor, params, body }) => memory.edit(actor, params.noteId, body))
  servePremium(app, deleteCoachNote, ({ actor, params }) => memory.forget(actor, params.noteId))
  servePremium(app, deleteCoachMemory, ({ actor }) => memory.forgetAll(actor))
}
