import { NextRung } from '#client/features/challenges/next-rung.tsx'
import { CheckInCard } from '#client/features/check-in/check-in-card.tsx'
import { QuickChat } from '#client/features/coach/quick-chat.tsx'
import { DailyCueCard } from '#client/features/daily-cue/daily-cue-card.tsx'
import { ArticlesSection } from '#client/features/dashboard/articles-section.tsx'
import { BoostersSection } from '#client/features/dashboard/boosters-section.tsx'
import { FocusCard } from '#client/features/dashboard/focus-card.tsx'
import { GreetingHeader } from '#client/features/dashboard/greeting-header.tsx'
import { NextStepCard } from '#client/features/dashboard/next-step-card.tsx'
import { TrialBanner } from '#client/features/dashboard/trial-banner.tsx'
import { useNow } from '#client/features/dashboard/use-now.ts'
import { useStartTrial } from '#client/features/dashboard/use-start-trial.ts'
import { EmergencyHelpCard } from '#client/features/help-card/emergency-help-card.tsx'
import { useMomentStep } from '#client/features/moments/use-moment-step.ts'
import { ReviewCard } from '#client/features/weekly-review/review-card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { useStages } from './use-stages.ts'

/** In the order a phone shows them, so that focus follows; a desktop arranges the same order in two columns. */
export function DashboardScreen() {
  useStartTrial()
  const momentStep = useMomentStep()
  const now = useNow()
  const stage = useStages(5)
  return (
    <div className="wrap pt-2 desk:pt-3">
      <TrialBanner />
      <div
        className={classNames(
          'mt-2 grid grid-cols-[minmax(0,1fr)] gap-4',
          'desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desk:grid-rows-[auto_1fr] desk:gap-x-8 desk:gap-y-6',
          "desk:[grid-template-areas:'hello_now'_'next_now'_'chat_now'_'boosters_daily'_'review_review'_'rung_rung'_'articles_articles']",
        )}
      >
        <div className="mb-2 desk:mb-4 desk:[grid-area:hello]">
          <GreetingHeader />
        </div>
        {/* As tall as its neighbor, except when a situation unfolds there. */}
        <NextStepCard
          first={momentStep}
          className="desk:min-h-[min(100%,30rem)] desk:self-start desk:[grid-area:next]"
        />
        <div className="contents desk:flex desk:flex-col desk:gap-6 desk:[grid-area:now]">
          <CheckInCard />
          {stage > 0 && <EmergencyHelpCard className="desk:flex-1" />}
        </div>
        {stage > 0 && <QuickChat className="desk:[grid-area:chat]" />}
        {stage > 1 && (
          <>
            <BoostersSection className="mt-4 desk:[grid-area:boosters]" />
            {/* Each as tall as its content: stretched to its neighbor's height, a card would be half empty. */}
            <div className="contents desk:mt-4 desk:flex desk:flex-col desk:gap-6 desk:[grid-area:daily]">
              <DailyCueCard />
              <FocusCard />
            </div>
          </>
        )}
        {stage > 2 && (
          <>
            <ReviewCard now={now} className="desk:[grid-area:review] desk:[&_p]:max-w-[70ch]" />
            <NextRung className="desk:[grid-area:rung]" />
          </>
        )}
        {stage > 3 && <ArticlesSection className="mt-6 desk:mt-8 desk:[grid-area:articles]" />}
      </div>
    </div>
  )
}
