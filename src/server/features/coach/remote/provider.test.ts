import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createProvider, ProviderError } from './provider.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  stops.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('does not follow a redirect', async () => {
  let visits = 0
  const elsewhere = await listen((_request, response) => {
    visits += 1
    response.end()
  })
  const provider = await listen((_request, response) => {
    response.writeHead(307, { location: `${elsewhere}/v1/chat/completions` }).end()
  })
  const { stream } = createProvider({ baseUrl: `${provider}/v1`, apiKey: 'secret', model: 'any', timeoutMs: 5000 })
  const pieces = stream(
    { system: 'Be kind.', messages: [{ role: 'user', content: 'Hello' }] },
    AbortSignal.timeout(5000),
  )
  await expect(all(pieces)).rejects.toThrow(ProviderError)
  expect(visits).toBe(0)
})

async function all(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}
