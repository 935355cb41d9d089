import { useState } from 'react'
import { Dialog, DialogContent } from '#client/ui/layers/dialog.tsx'
import { useFocusReturn } from '#client/ui/layers/focus-return.ts'
import { BlockForm } from './block-form.tsx'
import { DeleteForm } from './delete-form.tsx'
import type { ForumAct } from './forum-act.ts'
import { HideForm } from './hide-form.tsx'
import { ReportForm } from './report-form.tsx'

type ActDialogsProps = {
  act: ForumAct | null
  onClose: () => void
  /** The post itself was hidden or deleted. */
  onPostGone: () => void
}

const forms = { report: ReportForm, block: BlockForm, delete: DeleteForm, hide: HideForm }

/** Leaves the focus to the dialog, which focuses its first control. */
const focusFirstControl = () => {}

/** Asks before anything is done to a post or a reply. */
export function ActDialogs({ act, onClose, onPostGone }: ActDialogsProps) {
  const [last, setLast] = useState(act)
  if (act && act !== last) setLast(act)
  const focusReturn = useFocusReturn(focusFirstControl)
  const Form = last && forms[last.kind]

  function finish(isGone: boolean) {
    onClose()
    if (isGone && last?.target.type === 'post') onPostGone()
  }

  return (
    <Dialog open={act !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {last && Form && (
        <DialogContent size="sm" {...focusReturn}>
          <Form target={last.target} onCancel={onClose} onDone={finish} />
        </DialogContent>
      )}
    </Dialog>
  )
}
