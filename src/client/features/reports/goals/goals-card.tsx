import { useState } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { Progress as Bar } from '#client/ui/feedback/progress.tsx'
import { Dialog, DialogTrigger } from '#client/ui/layers/dialog.tsx'
import type { Progress, WeeklyGoal } from '#contract/progress.ts'
import { counted } from '../figures.ts'
import { ReportCard } from '../report-card.tsx'
import { goalLabels } from './goal-words.ts'
import { GoalsForm } from './goals-form.tsx'

type GoalsCardProps = {
  report: Pick<Progress, 'goals' | 'weeklyGoals' | 'weeklyGoalsCompleted'>
  className?: string
}

/** This week's goals, Monday to Sunday. Missing one is not commented on. */
export function GoalsCard({ report: { goals, weeklyGoals, weeklyGoalsCompleted }, className }: GoalsCardProps) {
  const [isOpen, setOpen] = useState(false)
  const hasGoals = weeklyGoals > 0
  return (
    <ReportCard title="Weekly goals" className={className}>
      <p className="text-sm text-ink-2">
        {hasGoals
          ? `${weeklyGoalsCompleted} of ${counted(weeklyGoals, 'goal')} reached this week.`
          : 'None set. One check-in a week is a goal too.'}
      </p>
      <ul className="grid gap-5">
        {goals.map((goal) => (
          <li key={goal.kind}>
            <Goal goal={goal} />
          </li>
        ))}
      </ul>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogTrigger asChild>
          <Button variant="line" className="mt-auto self-start print:hidden">
            {hasGoals ? 'Change goals' : 'Set goals'}
          </Button>
        </DialogTrigger>
        <GoalsForm goals={goals} onDone={() => setOpen(false)} />
      </Dialog>
    </ReportCard>
  )
}

function Goal({ goal: { kind, target, done, isMet } }: { goal: WeeklyGoal }) {
  const label = goalLabels[kind]
  if (target === 0) {
    return (
      <p className="flex justify-between gap-4 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="text-ink-2">{done} this week</span>
      </p>
    )
  }
  return <Bar label={label} value={done} max={target} words={`${done} of ${target}${isMet ? ', reached' : ''}`} />
}
