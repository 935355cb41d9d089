import { Fragment, type Key, type ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Pager } from '../controls/pager.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'

export type PagedRowsProps<Row> = {
  /** What is paged, for screen readers. */
  label: string
  /** One more than is shown means that there is another page. */
  rows: readonly Row[]
  pageSize: number
  /** Zero-based. */
  page: number
  isBusy: boolean
  onPage: (page: number) => void
  keyOf: (row: Row) => Key
  /** A list item. */
  children: (row: Row) => ReactNode
  /** Shown while the list is empty. */
  empty: ReactNode
}

export function PagedRows<Row>({ rows, pageSize, page, empty, keyOf, children, ...pager }: PagedRowsProps<Row>) {
  if (rows.length === 0) return page === 0 ? empty : <PastTheEnd onFirst={() => pager.onPage(0)} />
  return (
    <>
      <ul className="grid divide-y divide-line">
        {rows.slice(0, pageSize).map((row) => (
          <Fragment key={keyOf(row)}>{children(row)}</Fragment>
        ))}
      </ul>
      <Pager page={page} hasMore={rows.length > pageSize} {...pager} />
    </>
  )
}

/** For a saved link to a list that has become shorter. */
export function PastTheEnd({ onFirst }: { onFirst: () => void }) {
  return (
    <EmptyState
      title="Nothing this far back"
      action={
        <Button variant="line" onClick={onFirst}>
          To the first page
        </Button>
      }
    >
      The list doesn’t go back that far.
    </EmptyState>
  )
}
