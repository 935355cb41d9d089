export type Cell = string | number | boolean | Date | null

/** Spreadsheets run cells that begin like this as formulas. */
const startsFormula = /^[\s\uFEFF]*[=+\-@\t\r\n|%＝＋－＠]/

function writeCell(cell: Cell): string {
  if (cell === null) return '""'
  const text = cell instanceof Date ? cell.toISOString() : String(cell)
  const harmless = typeof cell === 'string' && startsFormula.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** One line as defined by RFC 4180. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}
