import { useFresh } from '#client/platform/request/use-fresh.ts'
import { ShareBars } from '#client/ui/drawings/share-bars.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { listTrafficSources, type TrafficSource } from '#contract/admin/analytics.ts'

export function TrafficSources() {
  const sources = useFresh(listTrafficSources)
  return (
    <Panel title="Traffic Sources" answer={sources} className="desk:col-span-2">
      {(list) =>
        list.length === 0 ? (
          <EmptyState title="No leads yet">The first one will show where it came from.</EmptyState>
        ) : (
          <ShareBars shares={list.map(toShare)} />
        )
      }
    </Panel>
  )
}

function toShare({ source, total, converted, conversionRate }: TrafficSource) {
  return {
    label: source,
    value: total,
    words: total === 1 ? '1 lead' : `${total.toLocaleString('en-US')} leads`,
    note: `${converted.toLocaleString('en-US')} converted, ${conversionRate}%`,
  }
}
