import { Button } from '#client/ui/controls/button.tsx'

type ActButtonsProps = {
  label: string
  cancelLabel?: string
  isBusy: boolean
  onAct: () => void
  onCancel: () => void
}

/** The confirm and cancel buttons. */
export function ActButtons({ label, cancelLabel = 'Cancel', isBusy, onAct, onCancel }: ActButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button isBusy={isBusy} onClick={onAct}>
        {label}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </div>
  )
}
