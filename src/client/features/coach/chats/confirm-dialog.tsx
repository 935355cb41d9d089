import type { ReactNode, RefObject } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from '#client/ui/layers/dialog.tsx'
import { focusBackTo } from '#client/ui/layers/focus-back.ts'

type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  children: ReactNode
  confirmLabel: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Asks before something is deleted for good. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, isBusy, onConfirm, onClose, returnFocusTo } = props
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm" onCloseAutoFocus={focusBackTo(returnFocusTo)}>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{children}</DialogDescription>
        <div className="flex flex-wrap gap-2">
          <Button isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <DialogClose asChild>
            <Button variant="line">Keep it</Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  )
}
