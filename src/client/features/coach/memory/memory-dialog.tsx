import { type RefObject, useState } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { Spinner } from '#client/ui/feedback/spinner.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#client/ui/layers/dialog.tsx'
import { focusBackTo } from '#client/ui/layers/focus-back.ts'
import { MemoryNote } from './memory-note.tsx'
import { useMemory } from './use-memory.ts'

type MemoryDialogProps = { isOpen: boolean; onClose: () => void; returnFocusTo: RefObject<HTMLElement | null> }

/** Everything the coach remembers about somebody, to change and delete. */
export function MemoryDialog({ isOpen, onClose, returnFocusTo }: MemoryDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent onCloseAutoFocus={focusBackTo(returnFocusTo)}>
        <DialogTitle>What WingMate remembers</DialogTitle>
        <DialogDescription>
          Only you can see this. What you change or delete takes effect with your next message.
        </DialogDescription>
        <Notes />
      </DialogContent>
    </Dialog>
  )
}

function Notes() {
  const { notes, isError, retry, edit, forget, forgetAll } = useMemory()
  if (isError) {
    return (
      <NotLoaded title="This did not load" onRetry={() => void retry()}>
        WingMate’s notes are safe. The connection dropped before they arrived.
      </NotLoaded>
    )
  }
  if (!notes) return <Spinner label="Loading what WingMate remembers" />
  if (notes.length === 0) {
    return <p>WingMate remembers nothing about you. What was said is still in your chats, until you delete those.</p>
  }
  return (
    <>
      <ul className="grid divide-y divide-line">
        {notes.map((note) => (
          <MemoryNote
            key={note.id}
            note={note}
            onEdit={(change) => edit.mutateAsync({ id: note.id, ...change })}
            onForget={() => forget.mutate(note.id)}
          />
        ))}
      </ul>
      <ForgetAll isBusy={forgetAll.isPending} onForgetAll={() => forgetAll.mutate()} />
    </>
  )
}

function ForgetAll({ isBusy, onForgetAll }: { isBusy: boolean; onForgetAll: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button variant="line" className="justify-self-start" onClick={() => setIsAsking(true)}>
        Forget everything
      </Button>
    )
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-2 font-semibold">Forget all of it? This cannot be undone.</legend>
      <Button isBusy={isBusy} onClick={onForgetAll}>
        Yes, forget everything
      </Button>
      <Button variant="line" onClick={() => setIsAsking(false)}>
        Keep it
      </Button>
    </fieldset>
  )
}
