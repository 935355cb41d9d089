import { useState } from 'react'
import type { Progress } from '#contract/progress.ts'
import { ActivityCard } from './activity/activity-card.tsx'
import { ChallengeCard } from './challenges/challenge-card.tsx'
import { FearCard } from './challenges/fear-card.tsx'
import { TakeAlong } from './export/take-along.tsx'
import { GoalsCard } from './goals/goals-card.tsx'
import { LatestEntries } from './mood/latest-entries.tsx'
import { MoodCard } from './mood/mood-card.tsx'
import { WordsTravel } from './own-words.tsx'
import { TechniqueCard } from './techniques/technique-card.tsx'

export const reportGrid = 'grid grid-cols-[minmax(0,1fr)] gap-4 desk:grid-cols-12 desk:gap-6'

export function ReportBody({ report }: { report: Progress }) {
  const [hasWords, setHasWords] = useState(false)
  return (
    <WordsTravel value={hasWords}>
      <div className={reportGrid}>
        <MoodCard report={report} className="desk:col-span-8" />
        <GoalsCard report={report} className="desk:col-span-4" />
        <ActivityCard days={report.activityDays} className="desk:col-span-7" />
        <TechniqueCard techniques={report.techniques} className="desk:col-span-5" />
        <ChallengeCard report={report} className="desk:col-span-7" />
        <FearCard predictions={report.predictions} className="desk:col-span-5" />
        <LatestEntries entries={report.latestEntries} className="desk:col-span-12" />
        <TakeAlong report={report} hasWords={hasWords} onWordsChange={setHasWords} className="desk:col-span-12" />
      </div>
    </WordsTravel>
  )
}
