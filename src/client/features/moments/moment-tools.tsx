import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ownTimeZone } from '#client/platform/time-zone.ts'
import { Button } from '#client/ui/button.tsx'
import type { Moment } from '#contract/moments.ts'
import { type Details, DetailsFields } from './details-fields.tsx'
import { closingWrite, detailsWrite } from './moment-writes.ts'
import { RemindMe } from './remind-me.tsx'
import { useMomentWrites } from './use-moments.ts'
import { startOf, whenOf } from './when.ts'

/** What is seldom needed: reminders, another time, the calendar, closing without a word, deleting. */
export function MomentTools({ moment }: { moment: Moment }) {
  const navigate = useNavigate()
  const { tell, remove } = useMomentWrites()
  const [open, setOpen] = useState<'details' | 'delete' | null>(null)
  const isClosed = moment.closedAt !== null
  const toggle = (part: 'details' | 'delete') => setOpen(open === part ? null : part)

  function removeIt() {
    void remove(moment)
    navigate('/moments')
  }

  return (
    <section aria-label="This moment" className="mt-8 grid gap-4 border-t border-line pt-5">
      {!isClosed && moment.startsAt && <RemindMe moment={moment} />}
      <div className="flex flex-wrap gap-2">
        {!isClosed && (
          <Button variant="line" aria-expanded={open === 'details'} onClick={() => toggle('details')}>
            Change time or place
          </Button>
        )}
        <Button variant="line" onClick={() => void tell(closingWrite(moment, !isClosed))}>
          {isClosed ? 'Open it again' : 'Close without writing'}
        </Button>
        <Button variant="quiet" aria-expanded={open === 'delete'} onClick={() => toggle('delete')}>
          Delete
        </Button>
      </div>
      {open === 'details' && <DetailsForm moment={moment} onDone={() => setOpen(null)} />}
      {open === 'delete' && (
        <div className="grid justify-items-start gap-3 rounded-r2 bg-sunk px-4 py-3.5 text-sm">
          <p>This deletes the moment with everything you wrote about it. It does not come back.</p>
          <Button variant="line" onClick={removeIt}>
            Delete this moment
          </Button>
        </div>
      )}
    </section>
  )
}

function DetailsForm({ moment, onDone }: { moment: Moment; onDone: () => void }) {
  const { save } = useMomentWrites()
  const { title, lifeArea, who, startsAt } = moment
  const [details, setDetails] = useState<Details>(() => {
    return { title, lifeArea, who: who ?? '', when: whenOf(startsAt, new Date()) }
  })
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const start = startOf(details.when, new Date())
    const named = details.title.trim()
    if (start === undefined || named === '') return
    setBusy(true)
    const rest = { lifeArea: details.lifeArea, who: details.who.trim() || null, timeZone: ownTimeZone() }
    const isSaved = await save(detailsWrite(moment, { title: named, startsAt: start, ...rest }))
    setBusy(false)
    if (isSaved) onDone()
  }

  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
      <DetailsFields
        details={details}
        onChange={(change) => setDetails((before) => ({ ...before, ...change }))}
        titleError={details.title.trim() === '' ? 'It needs a word or two.' : undefined}
      />
      <Button type="submit" className="justify-self-start" isBusy={isBusy}>
        Save
      </Button>
    </form>
  )
}
