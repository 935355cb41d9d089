import { ShareBars } from '#client/ui/drawings/share-bars.tsx'
import { type Answer, Panel } from '#client/ui/surfaces/panel.tsx'
import type { AdminAnalytics } from '#contract/admin/admin.ts'
import { percentage } from '#rules/words/percentage.ts'

/** From the first click to a membership. */
export function ConversionSummary({ answer }: { answer: Answer<AdminAnalytics> }) {
  return (
    <Panel title="Conversion Summary" answer={answer}>
      {(analytics) => <ShareBars isOrdered shares={funnelOf(analytics)} />}
    </Panel>
  )
}

function funnelOf({ users, leads }: AdminAnalytics) {
  const ofAccounts = (part: number) => `${percentage(part, users.totalUsers)}% of accounts`
  return [
    { label: 'Leads', value: leads.total, note: `${leads.conversionRate}% became accounts` },
    { label: 'Accounts', value: users.totalUsers, note: 'Some sign up without ever being a lead' },
    { label: 'Trials', value: users.startedTrials, note: `${ofAccounts(users.startedTrials)} ever started one` },
    { label: 'Active', value: users.activeUsers, note: `${ofAccounts(users.activeUsers)} pay or are members for life` },
  ].map((step) => ({ ...step, words: step.value.toLocaleString('en-US') }))
}
