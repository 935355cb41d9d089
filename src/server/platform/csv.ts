import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { type Cell, csvLine } from '#rules/csv.ts'

/** Sends rows as they are read, so that a long list needs no more memory than a short one. */
export function sendCsv(reply: FastifyReply, name: string, head: string[], rows: AsyncIterable<readonly Cell[]>) {
  const day = new Date().toISOString().slice(0, 10)
  async function* lines() {
    yield csvLine(head)
    for await (const row of rows) yield csvLine(row)
  }
  return reply
    .header('content-disposition', `attachment; filename="hearten-${name}-${day}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(Readable.from(lines()))
}
