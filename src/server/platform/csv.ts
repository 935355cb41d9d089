import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

type Cell = string | number | boolean | Date | null

/** Spreadsheets run a cell that begins like this as a formula. */
const startsFormula = /^[\s\uFEFF]*[=+\-@\t\r\n|%＝＋－＠]/

function writeCell(cell: Cell): string {
  if (cell === null) return '""'
  const text = cell instanceof Date ? cell.toISOString() : String(cell)
  const harmless = typeof cell === 'string' && startsFormula.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** One line, as RFC 4180 has it. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}

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
