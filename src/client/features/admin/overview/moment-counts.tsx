import { ShareBars } from '#client/ui/drawings/share-bars.tsx'
import { type Answer, Panel } from '#client/ui/surfaces/panel.tsx'
import type { AdminAnalytics } from '#contract/admin/admin.ts'

/** How moments are used, in numbers. Their content is private. */
export function MomentCounts({ answer }: { answer: Answer<AdminAnalytics> }) {
  return (
    <Panel title="Moments" answer={answer}>
      {({ moments }) => <ShareBars shares={sharesOf(moments)} />}
    </Panel>
  )
}

function sharesOf({ people, open, closed, debriefed, recent }: AdminAnalytics['moments']) {
  return [
    { label: 'Open', value: open, note: `${recent.toLocaleString('en-US')} added in the last 7 days` },
    {
      label: 'Closed',
      value: closed,
      note: `By ${people === 1 ? '1 person' : `${people.toLocaleString('en-US')} people`} in all, open or closed`,
    },
    { label: 'Written about afterward', value: debriefed, note: 'Of the closed ones' },
  ].map((share) => ({ ...share, words: share.value.toLocaleString('en-US') }))
}
