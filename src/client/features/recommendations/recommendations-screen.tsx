import { RefreshCw, Sparkles } from 'lucide-react'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { PremiumFeature, SignInRequired } from './access-cards.tsx'
import { loadProblemOf } from './problems.ts'
import { RecommendationTabs } from './recommendation-tabs.tsx'
import { useGenerate } from './use-generate.ts'
import { useLists } from './use-lists.ts'

export function RecommendationsScreen() {
  const { isPremium } = useRequiredUser()
  const lists = useLists({ isEnabled: isPremium })
  const making = useGenerate()
  const problem = isPremium ? lists.error && loadProblemOf(lists.error) : 'no-access'
  const isOpen = problem === null || problem === 'other'
  return (
    <div className="wrap pt-5 pb-10 desk:pt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 wrap-anywhere">
          <h1>Personal Recommendations</h1>
          <p className="mt-2 max-w-[56ch] text-ink-2">
            Made by plain rules from your own records. Each one says where it comes from.
          </p>
        </div>
        {isOpen && (
          <div className="flex flex-wrap gap-2.5">
            <Button variant="line" isBusy={making.isRefreshing} onClick={making.refresh}>
              {!making.isRefreshing && <RefreshCw aria-hidden="true" strokeWidth={1.75} />}
              Refresh
            </Button>
            <Button isBusy={making.isGenerating} onClick={making.generate}>
              {!making.isGenerating && <Sparkles aria-hidden="true" strokeWidth={1.75} />}
              Generate New
            </Button>
          </div>
        )}
      </div>
      {problem === 'signed-out' && (
        <div className="mt-6">
          <SignInRequired />
        </div>
      )}
      {problem === 'no-access' && (
        <div className="mt-6">
          <PremiumFeature />
        </div>
      )}
      {problem === 'other' && (
        <NotLoaded
          title="Your recommendations did not load"
          onRetry={() => void lists.retry()}
          className="mt-6 max-w-2xl"
        >
          The connection may have dropped. Nothing is lost.
        </NotLoaded>
      )}
      {isOpen && (problem === null || lists.active) && <RecommendationTabs lists={lists} making={making} />}
    </div>
  )
}
