export type Cell = string | number

/** Words that a spreadsheet would take for a formula are marked as words. */
const formulaStart = /^[=+\-@\t\r]/

/** Rows as a spreadsheet reads them: quoted where needed, lines ended as the format asks. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

function writeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const words = formulaStart.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words
}
