import { useQuery } from '@tanstack/react-query'
import { PremiumUpsell } from '#client/parts/membership/premium-upsell.tsx'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { useLostSession } from '#client/platform/session/use-lost-session.ts'
import { UnsentLine } from '#client/platform/unsent/unsent-line.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#client/ui/controls/tabs.tsx'
import { ClimbingTurns } from '#client/ui/drawings/illustrations.tsx'
import { Notice } from '#client/ui/feedback/notice.tsx'
import { isIn } from '#rules/closed-sets.ts'
import { challengesQuery, useFreshRuns, useOverview } from './challenge-queries.ts'
import { type Place, places } from './challenge-view.ts'
import { pointsWords, premiumOffer } from './challenge-words.ts'
import { ChallengesPanel } from './challenges-panel.tsx'
import { ChallengeDialog } from './dialog/challenge-dialog.tsx'
import { EvidencePanel } from './evidence/evidence-panel.tsx'
import { LadderPanel } from './ladder/ladder-panel.tsx'
import { useChallengeView } from './use-challenge-view.ts'

const placeNames: Record<Place, string> = { challenges: 'Challenges', ladder: 'Your ladder', evidence: 'Evidence wall' }
const panels = { challenges: ChallengesPanel, ladder: LadderPanel, evidence: EvidencePanel }

export function ChallengesScreen() {
  const { isPremium } = useRequiredUser()
  const { view, show } = useChallengeView()
  const { data: challenges } = useQuery(challengesQuery)
  const answers = [challenges, ...useFreshRuns()]
  useLostSession(answers.includes(null) ? null : undefined)
  const isUnknown = view.challengeId !== null && challenges?.every(({ id }) => id !== view.challengeId)
  return (
    <div className="wrap pt-5 desk:pt-8">
      <h1>Social Challenges</h1>
      <PointsLine />
      {!isPremium && (
        <div className="mt-6">
          <PremiumUpsell {...premiumOffer} picture={<ClimbingTurns className="mx-auto w-full max-w-72" />} />
        </div>
      )}
      {isUnknown && (
        <Notice role="status" title="That challenge is no longer here" className="mt-6 max-w-2xl">
          It may have been taken off the list. What we have now is below.
        </Notice>
      )}
      <Tabs
        value={view.place}
        onValueChange={(place) => isIn(places, place) && show({ place, isSorting: false })}
        className="mt-4"
      >
        <TabList aria-label="Part of this page">
          {places.map((place) => (
            <Tab key={place} value={place}>
              {placeNames[place]}
            </Tab>
          ))}
        </TabList>
        {places.map((place) => {
          const Panel = panels[place]
          return (
            <TabPanel key={place} value={place}>
              {place === view.place && <Panel />}
            </TabPanel>
          )
        })}
      </Tabs>
      <ChallengeDialog />
    </div>
  )
}

function PointsLine() {
  const { overview, isPending } = useOverview()
  return (
    <UnsentLine
      kinds={['challenge', 'own-step', 'learnt', 'ladder']}
      count={(changes) => (changes === 1 ? 'One change' : `${changes} changes`)}
      className="mt-2 min-h-[2lh] text-ink-2 desk:min-h-[1lh]"
    >
      <p>
        {overview && `${pointsWords(overview.points)} so far. They only go up.`}
        {!overview && !isPending && 'Your points did not load. They are safe.'}
      </p>
    </UnsentLine>
  )
}
