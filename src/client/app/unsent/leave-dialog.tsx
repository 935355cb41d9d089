import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { signOut } from '#client/platform/session/sign-out.ts'
import { type Leftovers, readLeftovers } from '#client/platform/unsent/leftovers.ts'
import { flush } from '#client/platform/unsent/send-unsent.ts'
import { watchEntries } from '#client/platform/unsent/unsent-store.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#client/ui/layers/dialog.tsx'

type LeaveDialogProps = { userId: string; onClose: () => void }

/** Signing out removes everything from the device, so people with unsent changes are asked first. */
export function LeaveDialog({ userId, onClose }: LeaveDialogProps) {
  const cache = useQueryClient()
  const [left, setLeft] = useState<Leftovers | null>(null)
  const [doing, setDoing] = useState<'sending' | 'leaving' | null>(null)
  const [hasFailed, setFailed] = useState(false)

  // Another tab may send or add something while the question is open.
  useEffect(() => {
    const look = () => void readLeftovers(userId).then(setLeft)
    look()
    return watchEntries(look)
  }, [userId])

  async function leave() {
    setDoing('leaving')
    await signOut(cache)
  }

  async function sendAndLeave() {
    setDoing('sending')
    await flush(userId)
    const rest = await readLeftovers(userId)
    if (rest.labels.length === 0) return leave()
    setLeft(rest)
    setDoing(null)
    setFailed(true)
  }

  if (!left) return null
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && doing === null && onClose()}>
      <DialogContent size="sm">
        <DialogTitle>Sign out and leave this behind?</DialogTitle>
        <DialogDescription>
          {left.labels.length === 1 ? 'One thing is' : `${left.labels.length} things are`} only on this device yet.
          Signing out removes {left.labels.length === 1 ? 'it' : 'them'} for good.
        </DialogDescription>
        <ul className="grid list-disc gap-1 pl-5 text-sm wrap-anywhere">
          {left.labels.slice(0, shownLabels).map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
          {left.labels.length > shownLabels && <li>and {left.labels.length - shownLabels} more</li>}
        </ul>
        <LiveRegion isShown className="text-sm text-ink-2 empty:hidden">
          {hasFailed && doing === null && failureWords(left)}
        </LiveRegion>
        <div className="grid gap-2">
          {left.canBeSent && (
            <Button isBusy={doing === 'sending'} disabled={doing === 'leaving'} onClick={() => void sendAndLeave()}>
              Send now and sign out
            </Button>
          )}
          <Button
            variant={left.canBeSent ? 'line' : 'work'}
            isBusy={doing === 'leaving'}
            disabled={doing === 'sending'}
            onClick={() => void leave()}
          >
            Sign out and lose {left.labels.length === 1 ? 'it' : 'them'}
          </Button>
          <Button variant="quiet" disabled={doing !== null} onClick={onClose}>
            Stay signed in
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}

const shownLabels = 6

function failureWords({ canBeSent }: Leftovers): string {
  return canBeSent
    ? 'That did not go through, so you’re still signed in. Nothing is lost.'
    : 'You’re still signed in. What is left can’t be sent from here.'
}
