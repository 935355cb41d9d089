import { useState } from 'react'
import { errorMessageOf } from '#client/platform/request/api-error.ts'
import { timeAgo } from '#client/platform/time-ago.ts'
import { flush } from '#client/platform/unsent/send-unsent.ts'
import {
  errorOf,
  lastOfEach,
  type UnsentEntry,
  withAnotherTry,
  withoutSubject,
} from '#client/platform/unsent/unsent-entry.ts'
import { waitingWords } from '#client/platform/unsent/unsent-line.tsx'
import { changeEntries } from '#client/platform/unsent/unsent-store.ts'
import { useUnsent, waitingOrRefused } from '#client/platform/unsent/use-unsent.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#client/ui/layers/dialog.tsx'

type UnsentListProps = { userId: string; onClose: () => void }

/** Everything that has not arrived, and what can be done about it. */
export function UnsentList({ userId, onClose }: UnsentListProps) {
  const { entries } = useUnsent()
  const [isSending, setSending] = useState(false)
  const stuck = waitingOrRefused(entries)
  const refused = stuck.filter(({ isRefused }) => isRefused)
  const held = new Set(refused.map(({ subject }) => subject))
  const waiting = lastOfEach(stuck.filter(({ subject }) => !held.has(subject)))

  async function send() {
    setSending(true)
    await flush(userId)
    setSending(false)
  }

  async function tryAgain({ subject }: UnsentEntry) {
    await changeEntries(userId, (all) => withAnotherTry(all, subject))
    await send()
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogTitle>Not sent yet</DialogTitle>
        <DialogDescription>
          {stuck.length > 0 ? waitingWords() : 'Nothing is waiting on this device.'}
        </DialogDescription>
        {waiting.length > 0 && (
          <ul className="grid gap-2 text-sm">
            {waiting.map((entry) => (
              <li key={entry.id} className="flex flex-wrap justify-between gap-x-4">
                <span className="wrap-anywhere">{entry.label}</span>
                <span className="text-ink-2">{timeAgo(new Date(entry.madeAt).toISOString())}</span>
              </li>
            ))}
          </ul>
        )}
        {refused.map((entry) => (
          <section key={entry.id} className="grid gap-2 rounded-r2 bg-amber-soft px-4 py-3.5 text-sm">
            <h3 className="font-sans text-sm font-semibold tracking-normal wrap-anywhere">{entry.label}</h3>
            <p>{refusalWords(entry)}</p>
            <div className="flex flex-wrap gap-2">
              <Button variant="line" isBusy={isSending} onClick={() => void tryAgain(entry)}>
                Try again
              </Button>
              <Button
                variant="quiet"
                onClick={() => void changeEntries(userId, (all) => withoutSubject(all, entry.subject))}
              >
                Discard it
              </Button>
            </div>
          </section>
        ))}
        {waiting.length > 0 && (
          <Button isBusy={isSending} onClick={() => void send()} className="justify-self-start">
            Send now
          </Button>
        )}
      </DialogContent>
    </Dialog>
  )
}

function refusalWords({ problem }: UnsentEntry): string {
  const unknown = 'Hearten couldn’t save this. It’s still on this device.'
  return problem ? errorMessageOf(errorOf(problem), unknown) : unknown
}
