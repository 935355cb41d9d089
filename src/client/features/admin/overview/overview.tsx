import { useFresh } from '#client/platform/request/use-fresh.ts'
import { DayBars } from '#client/ui/drawings/day-bars.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { StatCards } from '#client/ui/surfaces/stat-cards.tsx'
import { type AdminAnalytics, readAdminAnalytics } from '#contract/admin/admin.ts'
import { type DailyFigures, readDailyFigures } from '#contract/admin/analytics.ts'
import { ConversionSummary } from './conversion-summary.tsx'
import { MomentCounts } from './moment-counts.tsx'
import { NewsletterLeads } from './newsletter-leads.tsx'
import { OpenedPages } from './opened-pages.tsx'
import { TrialSignups } from './trial-signups.tsx'

const days = 30

export function Overview() {
  const analytics = useFresh(readAdminAnalytics)
  const daily = useFresh(readDailyFigures, { query: { days } })
  return (
    <div className="grid grid-cols-1 gap-4">
      <StatCards className="grid-cols-2 desk:grid-cols-5" stats={statsOf(analytics.data)} isError={analytics.isError} />
      {/* Two independent columns: stretched to the neighbor's height, a short list would be a half-empty box. */}
      <div className="grid grid-cols-1 items-start gap-4 desk:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          <TrialSignups />
          <ConversionSummary answer={analytics} />
          <Panel title="Page views over time" answer={daily}>
            {(figures) => <DayBars counted="page views" days={pick(figures, 'pageViews')} />}
          </Panel>
        </div>
        <div className="grid grid-cols-1 gap-4">
          <NewsletterLeads />
          <Panel title="Signups over time" answer={daily}>
            {(figures) => <DayBars counted="new accounts" days={pick(figures, 'signups')} />}
          </Panel>
          <MomentCounts answer={analytics} />
          <OpenedPages days={days} />
        </div>
      </div>
    </div>
  )
}

function statsOf(analytics: AdminAnalytics | null | undefined) {
  const { users, leads } = analytics ?? {}
  return [
    { label: 'Total Users', value: users?.totalUsers.toLocaleString('en-US'), hint: 'All accounts' },
    { label: 'Trial Users', value: users?.trialUsers.toLocaleString('en-US'), hint: 'In a trial right now' },
    { label: 'Active Users', value: users?.activeUsers.toLocaleString('en-US'), hint: 'Paying, or members for life' },
    {
      label: 'Recent Signups',
      value: users?.recentSignups.toLocaleString('en-US'),
      hint: 'In the last 7 days',
    },
    {
      label: 'Lead Conversion Rate',
      value: leads && `${leads.conversionRate}%`,
      hint: leads ? `${leads.converted.toLocaleString('en-US')} of ${leads.total.toLocaleString('en-US')} leads` : '',
    },
  ]
}

function pick(figures: readonly DailyFigures[], name: 'signups' | 'pageViews') {
  return figures.map((figure) => ({ day: figure.day, value: figure[name] }))
}
