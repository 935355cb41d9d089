import { useFresh } from '#client/platform/request/use-fresh.ts'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { DayBars } from '#client/ui/drawings/day-bars.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { StatCards } from '#client/ui/surfaces/stat-cards.tsx'
import { readDailyFigures, readLeadStats } from '#contract/admin/analytics.ts'
import { RecentLeads } from './recent-leads.tsx'
import { TrafficSources } from './traffic-sources.tsx'

const days = 30

export function AnalyticsScreen() {
  const { data: stats, isError } = useFresh(readLeadStats)
  const daily = useFresh(readDailyFigures, { query: { days } })
  return (
    <div className="wrap pt-6 desk:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1>Marketing Analytics</h1>
          <p className="mt-2 max-w-[60ch] text-ink-2">Where people come from, and how many of them stay.</p>
        </div>
        <ButtonLink to="/admin" variant="line">
          Admin Dashboard
        </ButtonLink>
      </div>
      <StatCards
        className="mt-6 desk:grid-cols-3"
        isError={isError}
        stats={[
          {
            label: 'Total Leads',
            value: stats?.total.toLocaleString('en-US'),
            hint: 'Set out to sign up, or asked for the letter',
          },
          {
            label: 'Conversions',
            value: stats?.converted.toLocaleString('en-US'),
            hint: 'Leads that became accounts',
          },
          { label: 'Conversion Rate', value: stats ? `${stats.conversionRate}%` : undefined, hint: 'Of all leads' },
        ]}
      />
      <div className="mt-4 grid gap-4 desk:grid-cols-2">
        <Panel title="Leads over time" answer={daily}>
          {(figures) => <DayBars counted="leads" days={figures.map(({ day, leads }) => ({ day, value: leads }))} />}
        </Panel>
        <Panel title="Conversions over time" answer={daily}>
          {(figures) => (
            <DayBars
              counted="conversions"
              days={figures.map(({ day, conversions }) => ({ day, value: conversions }))}
            />
          )}
        </Panel>
        <TrafficSources />
        <RecentLeads />
      </div>
    </div>
  )
}
