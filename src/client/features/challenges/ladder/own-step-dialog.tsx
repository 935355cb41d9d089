import { useState } from 'react'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#client/ui/layers/dialog.tsx'
import { useFocusReturn } from '#client/ui/layers/focus-return.ts'
import type { LadderRung } from '#contract/challenges/challenge-ladder.ts'
import { OwnStepForm } from './own-step-form.tsx'

type OwnStepDialogProps = { edited: LadderRung | 'new' | null; onClose: () => void }

/** While fading out, it still shows the step that was edited. */
export function OwnStepDialog({ edited, onClose }: OwnStepDialogProps) {
  const [last, setLast] = useState(edited)
  if (edited && edited !== last) setLast(edited)
  const shown = edited ?? last
  const focusReturn = useFocusReturn()
  return (
    <Dialog open={edited !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {shown && (
        <DialogContent {...focusReturn}>
          <DialogTitle>{shown === 'new' ? 'A step of your own' : 'Change your step'}</DialogTitle>
          <DialogDescription>Something small and concrete that is yours to try. Only you can see it.</DialogDescription>
          <OwnStepForm rung={shown === 'new' ? null : shown} onClose={onClose} />
        </DialogContent>
      )}
    </Dialog>
  )
}
