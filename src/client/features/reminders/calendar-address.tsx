import { useMutation, useQueryClient } from '@tanstack/react-query'
import { newId } from '#client/platform/request/new-id.ts'
import { call } from '#client/platform/request/request.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { TextField } from '#client/ui/fields/field.tsx'
import { endCalendar, renewCalendar } from '#contract/moments/reminders.ts'
import { remindersQuery, useNotSaved } from './queries.ts'

/** For calendar programs that subscribe to an address. Anybody who has it can see the moments, and we say so. */
export function CalendarAddress({ url }: { url: string | null }) {
  const cache = useQueryClient()
  const onError = useNotSaved()
  const { mutate, isPending } = useMutation({
    mutationFn: (wish: 'new' | 'none') =>
      wish === 'new' ? call(renewCalendar, { body: { id: newId() } }) : call(endCalendar),
    onSuccess: (saved) => cache.setQueryData(remindersQuery.queryKey, saved),
    onError,
  })
  return (
    <section aria-labelledby="calendar-title" className="grid justify-items-start gap-3 border-t border-line pt-4">
      <div className="grid gap-1">
        <h3 id="calendar-title" className="font-sans text-ui font-firm">
          In your own calendar
        </h3>
        <p className="text-xs font-medium text-ink-2">
          A private address for your calendar program. It shows the titles and times of your open moments, with an alarm
          for each time you chose, to whoever has the address. Never what you wrote about them.
        </p>
      </div>
      {url === null ? (
        <Button variant="line" isBusy={isPending} onClick={() => mutate('new')}>
          Make an address
        </Button>
      ) : (
        <>
          <TextField
            type="url"
            label="Your calendar address"
            hint="If you make a new address, this one stops working right away."
            className="w-full"
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="line" onClick={() => void copy(url)}>
              Copy
            </Button>
            <Button variant="line" isBusy={isPending} onClick={() => mutate('new')}>
              New address
            </Button>
            <Button variant="quiet" isBusy={isPending} onClick={() => mutate('none')}>
              Turn it off
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    toast({ title: 'Copied', description: 'Paste it where your calendar asks for an address to follow.' })
  } catch {
    toast({ title: 'That was not copied', description: 'Tap the address to select it, then copy it by hand.' })
  }
}
