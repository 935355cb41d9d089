import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { type Cell, csvLine } from '#rules/words/csv.ts'

type CsvFile<Column extends string> = {
  name: string
  columns: readonly Column[]
  rows: AsyncIterable<Readonly<Record<Column, Cell>>>
}

/** Sends rows as they are read, so that a long list needs no more memory than a short one. */
export function sendCsv<Column extends string>(reply: FastifyReply, { name, columns, rows }: CsvFile<Column>) {
  const day = new Date().toISOString().slice(0, 10)
  async function* lines() {
    yield csvLine(columns)
    for await (const row of rows) yield csvLine(columns.map((column) => row[column]))
  }
  return reply
    .header('content-disposition', `attachment; filename="hearten-${name}-${day}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(Readable.from(lines()))
}
