import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { logProblem } from '#client/platform/log.ts'
import { ApiError } from '#client/platform/request/api-error.ts'
import { currentUserKey } from '#client/platform/session/current-user.ts'
import { loadDrafts } from '#client/platform/unsent/drafts.ts'
import { flush, refreshListsBy, type Settled, stopRetrying, watchSettled } from '#client/platform/unsent/send-unsent.ts'
import { showUnsentDialog, useOpenUnsentDialog } from '#client/platform/unsent/unsent-dialogs.ts'
import { entriesOf, loadEntries, watchDepartures } from '#client/platform/unsent/unsent-store.ts'
import { refreshQueries } from '#client/platform/unsent/use-unsent.ts'
import { toast } from '#client/ui/feedback/toast.ts'

type Dialogs = ComponentType<{ userId: string; name: 'list' | 'leaving'; onClose: () => void }>

/** Sends what waits on this device for the person who is signed in, whichever screen is open. */
export function UnsentKeeper({ userId }: { userId: string }) {
  const cache = useQueryClient()
  const open = useOpenUnsentDialog()
  const [Dialogs, setDialogs] = useState<Dialogs>()

  useEffect(() => {
    void loadDrafts(userId)
    void loadEntries(userId)
    refreshListsBy((changes) => refreshQueries(cache, changes))
    const send = () => void flush(userId)
    const sendWhenSeen = () => !document.hidden && send()
    const stopWatching = [
      watchSettled((settled) => follow(cache, settled)),
      watchDepartures(
        (gone) =>
          void refreshQueries(
            cache,
            gone.flatMap(({ changes }) => changes),
          ),
      ),
    ]
    send()
    window.addEventListener('online', send)
    window.addEventListener('focus', send)
    document.addEventListener('visibilitychange', sendWhenSeen)
    return () => {
      for (const stop of stopWatching) stop()
      stopRetrying()
      window.removeEventListener('online', send)
      window.removeEventListener('focus', send)
      document.removeEventListener('visibilitychange', sendWhenSeen)
    }
  }, [cache, userId])

  useEffect(() => {
    if (!open || Dialogs) return
    import('./unsent-dialogs.tsx').then(
      (module) => setDialogs(() => module.UnsentDialogs),
      (error: unknown) => {
        logProblem('The list of unsent changes did not load.', error)
        showUnsentDialog(null)
        toast({
          title: 'You’re still signed in',
          description: 'Some things are not sent yet. Nothing is lost. Try again when you’re back online.',
          variant: 'destructive',
        })
      },
    )
  }, [open, Dialogs])

  return Dialogs && open && <Dialogs userId={userId} name={open} onClose={() => showUnsentDialog(null)} />
}

/** A screen that waits for the outcome reports it itself; otherwise it is reported here. */
async function follow(cache: QueryClient, { entry, outcome, isAwaited }: Settled) {
  if (outcome.status === 'sent') {
    const isLast = entriesOf(entry.userId).every(({ isSent }) => isSent)
    if (!isAwaited && isLast) {
      toast({ title: 'All sent', description: 'What was saved on this device is in your account now.' })
    }
    return
  }
  if (isAwaited) return
  // The session is somebody else's or gone, so who is signed in has to be asked again.
  if (outcome.error instanceof ApiError && outcome.error.status === 401)
    return cache.invalidateQueries({ queryKey: currentUserKey })
  if (outcome.status === 'refused') {
    toast({
      title: 'One thing didn’t go through',
      description: `${entry.label}. It is still on this device.`,
      variant: 'destructive',
      action: { label: 'Take a look', onSelect: () => showUnsentDialog('list') },
    })
  }
}
