import { type FormEvent, useState } from 'react'
import { errorMessageOf, isUnauthorizedError } from '#client/platform/request/api-error.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Slider } from '#client/ui/controls/slider.tsx'
import { Notice } from '#client/ui/feedback/notice.tsx'
import { DialogContent, DialogDescription, DialogTitle } from '#client/ui/layers/dialog.tsx'
import type { WeeklyGoal } from '#contract/progress.ts'
import { goalKinds, goalMaximum } from '#rules/progress/facts.ts'
import { goalLabels } from './goal-words.ts'
import { type Targets, useSetGoals } from './use-set-goals.ts'

type GoalsFormProps = { goals: readonly WeeklyGoal[]; onDone: () => void }

export function GoalsForm(props: GoalsFormProps) {
  return (
    <DialogContent size="sm">
      <DialogTitle>Your weekly goals</DialogTitle>
      <DialogDescription>
        From Monday to Sunday. Low is fine: a goal you reach in a bad week is worth more than one you don’t.
      </DialogDescription>
      <Fields {...props} />
    </DialogContent>
  )
}

/** Mounted each time it opens, so that it starts from the current goals. */
function Fields({ goals, onDone }: GoalsFormProps) {
  const [targets, setTargets] = useState(() => targetsOf(goals))
  const save = useSetGoals(onDone)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!save.isPending) save.mutate(targets)
  }

  return (
    <form onSubmit={submit} className="grid gap-6">
      {goalKinds.map((kind) => (
        <Slider
          key={kind}
          label={goalLabels[kind]}
          value={targets[kind]}
          max={goalMaximum[kind]}
          onValueChange={(value) => setTargets({ ...targets, [kind]: value })}
          format={(value) => (value === 0 ? 'No goal' : `${value} a week`)}
        />
      ))}
      {save.isError && !isUnauthorizedError(save.error) && (
        <Notice tone="amber" role="alert" title="That didn’t save">
          {errorMessageOf(save.error, 'Your choice is still here. Try again when you’re back online.')}
        </Notice>
      )}
      <Button type="submit" isBusy={save.isPending}>
        Save goals
      </Button>
    </form>
  )
}

function targetsOf(goals: readonly WeeklyGoal[]): Targets {
  const targets: Targets = { checkIns: 0, techniques: 0, challenges: 0 }
  for (const { kind, target } of goals) targets[kind] = target
  return targets
}
