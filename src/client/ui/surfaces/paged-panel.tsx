import type { Key } from 'react'
import { PagedRows, type PagedRowsProps } from './paged-rows.tsx'
import { type Answer, Panel, type PanelProps } from './panel.tsx'

type PagedPanelProps<Row> = Omit<PagedRowsProps<Row>, 'rows' | 'isBusy' | 'keyOf'> &
  Pick<PanelProps<readonly Row[]>, 'title' | 'action' | 'className'> & {
    /** What a query knows so far; the page before stays in sight while the next one loads. */
    answer: Answer<readonly Row[]> & { isPlaceholderData: boolean }
  }

/** A panel with a list in pages. */
export function PagedPanel<Row extends { id: Key }>(props: PagedPanelProps<Row>) {
  const { title, action, className, answer, ...list } = props
  return (
    <Panel title={title} action={action} className={className} answer={answer}>
      {(rows) => <PagedRows {...list} rows={rows} isBusy={answer.isPlaceholderData} keyOf={({ id }) => id} />}
    </Panel>
  )
}
