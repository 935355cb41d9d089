import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Another address for the product, whose network can be made to fail in various ways. */
export type FrontDoor = {
  url: string
  /** Stops listening: connections are refused. */
  close: () => Promise<void>
  open: () => Promise<void>
  /** Accepts connections and never answers. */
  fallSilent: () => void
  /** Files whose address matches return 404. */
  lose: (pattern: RegExp | null) => void
  /** Connections for an address that matches are cut. */
  breakOff: (pattern: RegExp | null) => void
  /** From now on the product is another build, as after a deploy. */
  deploy: () => void
  stop: () => Promise<void>
}

/** Not part of any real name, so that it can be added and removed again. */
const newBuild = 'feedbeef'

export async function openFrontDoor(target: string): Promise<FrontDoor> {
  let isSilent = false
  let lost: RegExp | null = null
  let broken: RegExp | null = null
  let isDeployed = false
  const unanswered = new Set<ServerResponse>()
  const oldBuild = await readBuild(target)

  const server = createServer((incoming, outgoing) => {
    if (isSilent) return void unanswered.add(outgoing)
    const url = incoming.url ?? '/'
    if (broken?.test(url)) return void outgoing.destroy()
    if (lost?.test(url)) return void outgoing.writeHead(404).end()
    forward(target + url.replaceAll(newBuild, oldBuild), incoming, outgoing, (text) =>
      isDeployed ? text.replaceAll(oldBuild, newBuild) : text,
    )
  })
  const port = await listen(server, 0)
  return {
    url: `http://localhost:${port}`,
    async close() {
      server.close()
      server.closeAllConnections()
    },
    async open() {
      isSilent = false
      for (const outgoing of unanswered) outgoing.destroy()
      unanswered.clear()
      if (!server.listening) await listen(server, port)
    },
    fallSilent() {
      isSilent = true
    },
    lose(pattern) {
      lost = pattern
    },
    breakOff(pattern) {
      broken = pattern
    },
    deploy() {
      isDeployed = true
    },
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function readBuild(target: string): Promise<string> {
  const page = await (await fetch(`${target}/help-now`)).text()
  const build = page.match(/\bstart-(\w+)-\w+\.js/)?.[1]
  if (!build) throw new Error('The pages name no build.')
  return build
}

function forward(url: string, incoming: IncomingMessage, outgoing: ServerResponse, change: (text: string) => string) {
  // Uncompressed and complete, so that it can be changed. A changed page no longer matches the hashes in its policy.
  const { 'accept-encoding': _, 'if-none-match': __, ...headers } = incoming.headers
  const asked = request(url, { method: incoming.method, headers }, async (answer) => {
    const body = Buffer.concat(await answer.toArray())
    const { 'content-security-policy': ___, 'content-length': ____, etag: _____, ...rest } = answer.headers
    const isText = /html|javascript/.test(String(answer.headers['content-type']))
    outgoing.writeHead(answer.statusCode ?? 502, rest)
    outgoing.end(isText ? change(String(body)) : body)
  })
  asked.on('error', () => outgoing.destroy())
  incoming.pipe(asked)
}
