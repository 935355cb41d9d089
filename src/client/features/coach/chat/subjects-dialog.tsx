import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { queryOf } from '#client/platform/request/query-client.ts'
import { Chip } from '#client/ui/controls/chip.tsx'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { Spinner } from '#client/ui/feedback/spinner.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#client/ui/layers/dialog.tsx'
import { focusBackTo } from '#client/ui/layers/focus-back.ts'
import { listSubjects } from '#contract/coach.ts'

type SubjectsDialogProps = {
  isOpen: boolean
  onClose: () => void
  onPick: (words: string) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Everything WingMate has a conversation for, for people who do not know how to begin. */
export function SubjectsDialog({ isOpen, onClose, onPick, returnFocusTo }: SubjectsDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent onCloseAutoFocus={focusBackTo(returnFocusTo)}>
        <DialogTitle>What is it about?</DialogTitle>
        <DialogDescription>Pick the nearest one. You can say the rest in your own words.</DialogDescription>
        <Families onPick={onPick} />
      </DialogContent>
    </Dialog>
  )
}

function Families({ onPick }: Pick<SubjectsDialogProps, 'onPick'>) {
  const { data, isError, refetch } = useQuery(queryOf(listSubjects))
  if (isError) {
    return (
      <NotLoaded title="The subjects did not load" onRetry={() => void refetch()}>
        You can also type what is on your mind, in any words.
      </NotLoaded>
    )
  }
  if (!data) return <Spinner label="Loading the subjects" />
  return (
    <div className="grid gap-5">
      {data.families.map(({ name, subjects }) => (
        <section key={name} aria-label={name} className="grid gap-2">
          <h3 className="text-sm font-semibold text-ink-2">{name}</h3>
          <div className="flex flex-wrap gap-2">
            {subjects.map(({ id, words }) => (
              <Chip key={id} onClick={() => onPick(words)}>
                {words}
              </Chip>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
