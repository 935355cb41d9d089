import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { requireOperator } from '../../sessions/operators.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import { renderDocsPage } from './openapi-page.ts'

type DocsDeps = { isPublic: boolean; sessions: Sessions }

/**
 * The API documentation, generated from the contract: JSON for programs, one plain page for people. In production only
 * for administrators and this machine, since nobody else needs to know every route.
 */
export async function describeApi(app: FastifyInstance, { isPublic, sessions }: DocsDeps): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Hearten API',
        version: '1',
        description:
          'Sessions come as a cookie or a bearer token. Calls that change something send X-Requested-With: XMLHttpRequest (or a bearer token).',
      },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'hearten' },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: (document) => {
      const access = document.route.config?.access
      const needsSession = access !== undefined && access !== 'public'
      const schema = {
        ...document.schema,
        ...(access ? { description: `Who: ${access}` } : {}),
        ...(needsSession ? { security: [{ cookie: [] }, { bearer: [] }] } : {}),
      }
      return jsonSchemaTransform({ ...document, schema })
    },
  })
  const onRequest = async (request: FastifyRequest) => {
    if (!isPublic) await requireOperator(request, sessions)
  }
  app.get('/api/docs/json', { schema: { hide: true }, onRequest }, () => app.swagger())
  app.get('/api/docs', { schema: { hide: true }, onRequest }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderDocsPage(app.swagger() as never)),
  )
}
