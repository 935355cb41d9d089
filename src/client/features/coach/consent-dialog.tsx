import { useMutation } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { call } from '#client/platform/request/request.ts'
import { useSayFailure } from '#client/platform/request/use-say-failure.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#client/ui/layers/dialog.tsx'
import { focusBackTo } from '#client/ui/layers/focus-back.ts'
import { answerCoachConsent, type CoachConsent } from '#contract/coach.ts'

type ConsentDialogProps = {
  provider: string
  isOpen: boolean
  onClose: () => void
  onAnswered: (consent: CoachConsent) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Asked before the first message goes to another company. Both answers are fine, and both can be changed. */
export function ConsentDialog({ provider, isOpen, onClose, onAnswered, returnFocusTo }: ConsentDialogProps) {
  const sayFailure = useSayFailure()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (granted: boolean) => call(answerCoachConsent, { body: { granted } }),
    onSuccess: onAnswered,
    onError: (error) =>
      sayFailure(error, {
        title: 'Your answer was not saved',
        description: 'Your message is still here. Try again when you’re back online.',
      }),
  })
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm" onCloseAutoFocus={focusBackTo(returnFocusTo)}>
        <DialogTitle>Who should answer you?</DialogTitle>
        <DialogDescription>
          {provider} can write WingMate’s answers. Then what you write here, and the few facts about your practice that
          fit, are sent to them. Your name, your email and what other people wrote are not.
        </DialogDescription>
        <p className="text-body text-ink-2">
          The built-in coach answers on Hearten’s own server and sends nothing to anyone. You can change this whenever
          you like.
        </p>
        <div className="grid gap-2">
          <Button isBusy={isPending && variables} disabled={isPending} full onClick={() => mutate(true)}>
            Let {provider} answer
          </Button>
          <Button
            variant="line"
            isBusy={isPending && !variables}
            disabled={isPending}
            full
            onClick={() => mutate(false)}
          >
            Use the built-in coach
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
