import { useFresh } from '#client/platform/request/use-fresh.ts'
import { ShareBars } from '#client/ui/drawings/share-bars.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { listPageViews } from '#contract/admin/analytics.ts'

const shown = 10

export function OpenedPages({ days }: { days: number }) {
  const pages = useFresh(listPageViews, { query: { days } })
  return (
    <Panel title="Most opened pages" answer={pages}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState title="Nothing counted yet">
            Pages are counted by path and day, without anything about who opened them.
          </EmptyState>
        ) : (
          <ShareBars
            shares={list.slice(0, shown).map(({ path, views }) => ({
              label: path,
              value: views,
              words: views.toLocaleString('en-US'),
            }))}
          />
        )
      }
    </Panel>
  )
}
