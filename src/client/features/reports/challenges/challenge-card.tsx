import { ButtonLink } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import type { ChallengeReport, Progress } from '#contract/progress.ts'
import { anxietyScale } from '#rules/challenges/facts.ts'
import { rangeWords } from '#rules/scales.ts'
import { ChartFrame } from '../chart/chart-frame.tsx'
import { HiddenTable } from '../chart/hidden-table.tsx'
import { Legend } from '../chart/legend.tsx'
import { longDay } from '../days.ts'
import { ReportCard } from '../report-card.tsx'
import { ChallengeChart } from './challenge-chart.tsx'
import { anxietySentence } from './challenge-words.ts'

type ChallengeCardProps = { report: Pick<Progress, 'challenges' | 'anxiety'>; className?: string }

export function ChallengeCard({ report: { challenges, anxiety }, className }: ChallengeCardProps) {
  const sentence = anxietySentence(anxiety)
  return (
    <ReportCard title="Anxiety before and after challenges" className={className}>
      {challenges.length === 0 ? (
        <EmptyState
          title="No completed challenges yet"
          action={
            <ButtonLink variant="line" to="/challenges">
              Look at the challenges
            </ButtonLink>
          }
        >
          Each one you complete leaves two points here: how anxious you were before, and after.
        </EmptyState>
      ) : (
        <>
          {sentence && <p className="text-sm">{sentence}</p>}
          <Legend
            items={[
              { mark: 'ring', label: 'before' },
              { mark: 'tail', label: 'after' },
            ]}
          />
          <ChartFrame isGrowing table={<ChallengeTable runs={challenges} />}>
            <ChallengeChart runs={challenges} />
          </ChartFrame>
        </>
      )}
    </ReportCard>
  )
}

function ChallengeTable({ runs }: { runs: readonly ChallengeReport[] }) {
  return (
    <HiddenTable
      caption={`Anxiety from ${rangeWords(anxietyScale)}, before and after your latest challenges`}
      columns={['Challenge', 'Day', 'Before', 'After']}
      rows={runs.map(({ completionId, title, day, anxietyBefore, anxietyAfter }) => ({
        key: completionId,
        cells: [title, longDay(day), anxietyBefore ?? 'Not given', anxietyAfter ?? 'Not given'],
      }))}
    />
  )
}
