import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the provider does with one request. */
export type Behavior =
  | { kind: 'says'; text: string; pieceMs?: number; finish?: 'stop' | 'length' | 'content_filter' }
  /** Sends this much, then closes the socket. */
  | { kind: 'cuts'; text: string }
  /** Sends this much, then ends the answer without the finish event. */
  | { kind: 'stops'; text: string }
  /** Sends this much, and then nothing more. */
  | { kind: 'hangs'; text: string }
  | { kind: 'fails'; status: number }
  | { kind: 'babbles' }

export type ProviderDouble = {
  baseUrl: string
  /** What it does on the next requests for a reply; the last one is repeated. */
  will: (...behaviors: Behavior[]) => void
  /** Its answer when asked whether a reply may be shown. */
  willJudge: (verdict: string) => void
  /** The bodies of all requests for a reply so far. */
  requests: { model: string; messages: { role: string; content: string }[] }[]
  /** Requests that are still open, and those the client has closed. */
  counts: () => { open: number; closedByClient: number }
  close: () => Promise<void>
}

/** A server on loopback that implements an OpenAI-compatible provider, and misbehaves when told to. */
export async function startProviderDouble(): Promise<ProviderDouble> {
  let behaviors: Behavior[] = [{ kind: 'says', text: 'Hello.' }]
  let verdict = 'no'
  const requests: ProviderDouble['requests'] = []
  let open = 0
  let closedByClient = 0

  const server = createServer(async (request, response) => {
    open += 1
    response.on('close', () => {
      open -= 1
      if (!response.writableFinished) closedByClient += 1
    })
    const body: ProviderDouble['requests'][number] = JSON.parse(await readBody(request))
    if (isSecondLook(body)) return behave(response, { kind: 'says', text: verdict })
    requests.push(body)
    const behavior = behaviors.length > 1 ? behaviors.shift() : behaviors[0]
    if (behavior) await behave(response, behavior)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    will: (...next) => {
      behaviors = next
    },
    willJudge: (next) => {
      verdict = next
    },
    requests,
    counts: () => ({ open, closedByClient }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function isSecondLook({ messages }: ProviderDouble['requests'][number]): boolean {
  return messages.some(({ role, content }) => role === 'system' && content.startsWith('You check one reply'))
}

async function behave(response: ServerResponse, behavior: Behavior): Promise<void> {
  if (behavior.kind === 'fails') {
    response.writeHead(behavior.status, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}')
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  if (behavior.kind === 'babbles') {
    response.end('data: {"this is": not json\n\ndata: [DONE]\n\n')
    return
  }
  const pieceMs = behavior.kind === 'says' ? (behavior.pieceMs ?? 0) : 0
  for (const piece of behavior.text.match(/.{1,7}/gsu) ?? []) {
    if (response.destroyed) return
    response.write(chunk({ content: piece }))
    if (pieceMs > 0) await new Promise((resolve) => setTimeout(resolve, pieceMs))
  }
  if (behavior.kind === 'cuts') setTimeout(() => response.destroy(), 30)
  if (behavior.kind === 'stops') response.end()
  if (behavior.kind === 'says') response.end(`${chunk({}, behavior.finish ?? 'stop')}data: [DONE]\n\n`)
}

function chunk(delta: { content?: string }, finish: string | null = null): string {
  const choice = { index: 0, delta, finish_reason: finish }
  return `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [choice] })}\n\n`
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
