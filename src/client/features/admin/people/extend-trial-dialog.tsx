import { useState } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from '#client/ui/layers/dialog.tsx'
import { type AdminUser, extendTrial } from '#contract/admin/admin.ts'
import { writeDate } from '#rules/words/written-date.ts'
import { nameOf } from '../admin-words.ts'
import { extensionsOf } from './extensions.ts'
import { useChangeUser } from './use-change-user.ts'

export function ExtendTrialDialog({ user }: { user: AdminUser }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="line">
          Extend trial
          <span className="sr-only"> of {nameOf(user)}</span>
        </Button>
      </DialogTrigger>
      <DialogContent size="sm">
        <DialogTitle>Extend the trial</DialogTitle>
        <DialogDescription className="wrap-anywhere">
          {nameOf(user)}, {user.email}. With a trial they have everything a membership gives.
        </DialogDescription>
        <Choice user={user} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  )
}

function Choice({ user, onDone }: { user: AdminUser; onDone: () => void }) {
  // Fixed when the dialog opened, so that pressing twice requests the same end.
  const [choices] = useState(() => extensionsOf(user.trialEndDate, new Date()))
  const [chosen, setChosen] = useState(choices[0])
  const { mutate, isPending } = useChangeUser(extendTrial, { done: 'The trial lasts longer now.', onSuccess: onDone })
  if (!chosen) return <p>This trial already lasts as long as a trial can.</p>
  return (
    <>
      <Segmented
        label="How much longer"
        options={choices.map(({ days }) => ({ value: String(days), label: `${days} days` }))}
        value={String(chosen.days)}
        onValueChange={(value) => setChosen(choices.find(({ days }) => String(days) === value))}
      />
      <p aria-live="polite">
        It will last until <b className="font-semibold">{writeDate(chosen.until)}</b>.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          isBusy={isPending}
          onClick={() => mutate({ params: { id: user.id }, body: { until: chosen.until.toISOString() } })}
        >
          Extend
        </Button>
        <DialogClose asChild>
          <Button variant="line">Leave it as it is</Button>
        </DialogClose>
      </div>
    </>
  )
}
