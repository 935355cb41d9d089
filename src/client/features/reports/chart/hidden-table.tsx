import type { ReactNode } from 'react'

type HiddenTableProps = {
  caption: string
  columns: readonly string[]
  /** The first cell names its row. */
  rows: readonly { key: string; cells: readonly [string, ...ReactNode[]] }[]
}

/** What a chart shows, for screen readers. */
export function HiddenTable({ caption, columns, rows }: HiddenTableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...rest] }) => (
          <tr key={key}>
            <th scope="row" dir="auto">
              {name}
            </th>
            {rest.map((cell, i) => (
              <td key={columns[i + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
