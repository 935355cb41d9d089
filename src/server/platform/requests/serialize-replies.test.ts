import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { compileReply } from './serialize-replies.ts'

const Post = z.object({ id: z.uuid(), user: z.object({ firstName: z.string() }).nullable() })
const id = '0f8c1f0e-9d5c-4f43-9a3b-6f2c2a7d1b11'

async function send(reply: object) {
  const app = Fastify()
  app.setSerializerCompiler(compileReply)
  app.get('/', { schema: { response: { 200: z.array(Post) } } }, () => [reply])
  const { statusCode, body } = await app.inject('/')
  await app.close()
  return { statusCode, body }
}

it('a reply leaves without what the contract does not name', async () => {
  const { body } = await send({ id, password: 'x', user: { firstName: 'Ada', email: 'ada@example.com' } })
  expect(JSON.parse(body)).toEqual([{ id, user: { firstName: 'Ada' } }])
})

it('a reply that breaks the contract does not leave at all', async () => {
  const { statusCode, body } = await send({ id: 'seven', user: { firstName: 'Ada' } })
  expect(statusCode).toBe(500)
  expect(body).not.toContain('Ada')
})
