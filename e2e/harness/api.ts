import type { APIRequestContext } from '@playwright/test'
import type { z } from 'zod'
import type { Endpoint, Method } from '#contract/endpoint.ts'

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }

/** The product's API with one browser's cookies, called like its own pages do. */
export function createApi(request: APIRequestContext) {
  async function send(method: Method, path: string, body?: unknown) {
    // Changes without this header are refused: it is half of the protection against forged requests.
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    return request.fetch(path, body === undefined ? { method, headers } : { method, headers, data: body })
  }

  return {
    /** The raw answer, whatever its status. */
    send,
    /** The reply according to the contract; a refusal fails the test with its message. */
    async call<R extends z.ZodType>(endpoint: Endpoint & { reply: R }, input: Input = {}): Promise<z.infer<R>> {
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''))
      const query = input.query ? `?${new URLSearchParams(input.query)}` : ''
      const answer = await send(endpoint.method, path + query, input.body)
      const text = await answer.text()
      if (!answer.ok()) throw new Error(`${endpoint.method} ${path} answered ${answer.status()}: ${text}`)
      return endpoint.reply.parse(JSON.parse(text))
    },
  }
}

export type Api = ReturnType<typeof createApi>
