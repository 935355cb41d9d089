import type { FastifyInstance } from 'fastify'
import { readSettings, type Settings } from '#contract/settings.ts'
import { servePublic } from '#server/platform/serve.ts'

export function settingsRoutes(app: FastifyInstance, settings: Settings) {
  servePublic(app, readSettings, () => settings)
}
