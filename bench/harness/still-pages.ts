import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Site } from '../../src/server/platform/site/site.ts'

/** The same pages without scripts: how fast they could be if they only had to be read. */
export function addStillPages(twin: FastifyInstance, site: Site) {
  twin.setNotFoundHandler((request, reply) => {
    const file = site.find(request.url)
    if (!file) return reply.status(404).send()
    reply.type(file.type).header('cache-control', 'no-cache')
    if (!file.type.startsWith('text/html')) return sendAsBuilt(reply, file)
    return reply.header('content-encoding', 'br').send(brotliCompressSync(withoutScripts(file.plain.toString('utf8'))))
  })
}

function sendAsBuilt(reply: FastifyReply, { brotli, plain }: { brotli: Buffer | undefined; plain: Buffer }) {
  return brotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(plain)
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
}
