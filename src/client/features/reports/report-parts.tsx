import { useState } from 'react'
import type { Progress } from '#contract/progress.ts'
import { ActivityCard } from './activity/activity-card.tsx'
import { ChallengeCard } from './challenges/challenge-card.tsx'
import { FearCard } from './challenges/fear-card.tsx'
import { ExportPanel } from './export/export-panel.tsx'
import { GoalsCard } from './goals/goals-card.tsx'
import { LatestEntries } from './mood/latest-entries.tsx'
import { MoodCard } from './mood/mood-card.tsx'
import { WordsTravel } from './own-words.tsx'
import { PatternsCard } from './patterns/patterns-card.tsx'
import { TechniqueCard } from './techniques/technique-card.tsx'

/** The cards of the report, on the screen's grid of twelve columns. */
export function ReportParts({ report }: { report: Progress }) {
  const [hasWords, setHasWords] = useState(false)
  return (
    <WordsTravel value={hasWords}>
      <MoodCard report={report} className="desk:col-span-8 desk:row-start-1" />
      <ActivityCard days={report.activityDays} className="desk:col-span-8" />
      <GoalsCard report={report} className="desk:col-span-4" />
      <ChallengeCard report={report} className="desk:col-span-7" />
      <FearCard predictions={report.predictions} className="desk:col-span-5" />
      <PatternsCard className="desk:col-span-full" />
      <TechniqueCard techniques={report.techniques} className="desk:col-span-8" />
      <LatestEntries entries={report.latestEntries} className="desk:col-span-full" />
      <ExportPanel
        report={report}
        hasWords={hasWords}
        onWordsChange={setHasWords}
        className="self-start desk:col-span-4"
      />
    </WordsTravel>
  )
}
