import { useRef, useState } from 'react'
import { Button, ButtonLink } from '#client/ui/controls/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#client/ui/controls/tabs.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { CardList } from './card-list.tsx'
import { CompletedCard } from './completed-card.tsx'
import { InsightCard } from './insight-card.tsx'
import { RecommendationCard } from './recommendation-card.tsx'
import type { useGenerate } from './use-generate.ts'
import type { useLists } from './use-lists.ts'
import { noteOpened, useRecommendationActions } from './use-recommendation-actions.ts'

type RecommendationTabsProps = {
  lists: Pick<ReturnType<typeof useLists>, 'active' | 'completed' | 'insights'>
  making: ReturnType<typeof useGenerate>
}

export function RecommendationTabs({ lists, making }: RecommendationTabsProps) {
  const { active, completed, insights } = lists
  const { complete, dismiss, dismissInsight, answer } = useRecommendationActions()
  const tabs = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')

  /** The card disappears with the pressed button, so focus stays on the list and the change is announced. */
  function leave(words: string, act: () => void) {
    return () => {
      act()
      setSaid(words)
      tabs.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
    }
  }

  return (
    <Tabs defaultValue="recommendations" className="mt-4" ref={tabs}>
      <LiveRegion>{said}</LiveRegion>
      <TabList aria-label="Part of this page" className="max-desk:justify-between max-desk:gap-3">
        <CountedTab value="recommendations" label="Recommendations" count={active && `${active.length} active`} />
        <CountedTab value="insights" label="Insights" count={insights?.length} />
        <CountedTab value="completed" label="Completed" count={completed?.length} />
      </TabList>
      <TabPanel value="recommendations">
        <h2 className="sr-only">Recommendations</h2>
        <CardList
          all={active}
          loading="Loading your recommendations"
          empty={
            <EmptyState
              title="No Active Recommendations"
              action={
                <Button variant="lamp" isBusy={making.isGenerating} onClick={making.generate}>
                  Generate recommendations
                </Button>
              }
            >
              They are made from your check-ins, techniques, challenges and chats when you ask for them. On the first
              day you get a few starters, and they say so.
            </EmptyState>
          }
        >
          {(recommendation, index) => (
            <RecommendationCard
              recommendation={recommendation}
              isLead={index === 0}
              onOpen={() => noteOpened(recommendation.id)}
              onComplete={leave(`Marked complete: ${recommendation.title}`, () => complete(recommendation.id))}
              onDismiss={leave(`Dismissed: ${recommendation.title}`, () => dismiss(recommendation.id))}
            />
          )}
        </CardList>
      </TabPanel>
      <TabPanel value="insights">
        <h2 className="sr-only">Insights</h2>
        <CardList
          all={insights}
          loading="Loading your insights"
          empty={
            <EmptyState
              title="No Insights Available"
              action={
                <ButtonLink to="/" variant="line">
                  Check in today
                </ButtonLink>
              }
            >
              They need something to go by: two weeks of check-ins, or about four challenges. With less than that we say
              nothing rather than guess. Generate New and Refresh look for them.
            </EmptyState>
          }
        >
          {(insight) => (
            <InsightCard
              insight={insight}
              onDismiss={leave(`Dismissed: ${insight.title}`, () => dismissInsight(insight.id))}
            />
          )}
        </CardList>
      </TabPanel>
      <TabPanel value="completed">
        <h2 className="sr-only">Completed</h2>
        <CardList
          all={completed}
          loading="Loading what you completed"
          empty={
            <EmptyState title="No Completed Recommendations">
              What you mark complete is kept here, and so is what you did on your own. Whether it helped decides what
              you see more of.
            </EmptyState>
          }
        >
          {(recommendation) => (
            <CompletedCard recommendation={recommendation} onAnswer={(helped) => answer(recommendation.id, helped)} />
          )}
        </CardList>
      </TabPanel>
    </Tabs>
  )
}

type CountedTabProps = { value: string; label: string; count: number | string | undefined }

/** On a phone the count is below, so that all three fit side by side. */
function CountedTab({ value, label, count }: CountedTabProps) {
  return (
    <Tab value={value} className="max-desk:pb-1.5 max-desk:text-sm">
      {label}
      {count !== undefined && <span className="max-desk:block max-desk:font-normal"> ({count})</span>}
    </Tab>
  )
}
