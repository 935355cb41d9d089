import type { Key } from 'react'
import { PagedRows, type PagedRowsProps } from './paged-rows.tsx'
import { type Answer, Panel, type PanelProps } from './panel.tsx'

type PagedPanelProps<Row> = Omit<PagedRowsProps<Row>, 'rows' | 'isBusy' | 'keyOf'> &
  Pick<PanelProps<readonly Row[]>, 'title' | 'action' | 'className'> & {
    /** The query's state; the previous page stays visible while the next one loads. */
    answer: Answer<readonly Row[]> & { isPlaceholderData: boolean }
  }

/** A panel with a paged list. */
export function PagedPanel<Row extends { id: Key }>(props: PagedPanelProps<Row>) {
  const { title, action, className, answer, ...list } = props
  return (
    <Panel title={title} action={action} className={className} answer={answer}>
      {(rows) => <PagedRows {...list} rows={rows} isBusy={answer.isPlaceholderData} keyOf={({ id }) => id} />}
    </Panel>
  )
}
