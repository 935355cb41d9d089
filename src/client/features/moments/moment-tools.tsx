import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ownTimeZone } from '#client/platform/time-zone.ts'
import { Button } from '#client/ui/controls/button.tsx'
import type { Moment } from '#contract/moments/moments.ts'
import { type Details, DetailsFields } from './details-fields.tsx'
import { canRemind } from './moment-words.ts'
import { closingWrite, detailsWrite } from './moment-writes.ts'
import { RemindMe } from './remind-me.tsx'
import { useMomentWrites } from './use-moments.ts'
import { startOf, whenOf } from './when.ts'

/** What is seldom needed: reminders, another time, the calendar, closing without a debrief, deleting. */
export function MomentTools({ moment }: { moment: Moment }) {
  const navigate = useNavigate()
  const { tell, remove } = useMomentWrites()
  const [search] = useSearchParams()
  const isClosed = moment.closedAt !== null
  const isAskedWhen = search.get('part') === 'when' && !isClosed
  const [open, setOpen] = useState<'details' | 'delete' | null>(isAskedWhen ? 'details' : null)
  const { challenge } = moment
  const toggle = (part: 'details' | 'delete') => setOpen(open === part ? null : part)

  function removeIt() {
    void remove(moment)
    navigate('/moments')
  }

  return (
    <section aria-label="This moment" className="mt-8 grid gap-4 border-t border-line pt-5">
      {canRemind(moment, new Date()) && <RemindMe moment={moment} />}
      <div className="flex flex-wrap gap-2">
        {!isClosed && (
          <Button variant="line" aria-expanded={open === 'details'} onClick={() => toggle('details')}>
            Change time or place
          </Button>
        )}
        {!(challenge && isClosed) && (
          <Button variant="line" onClick={() => void tell(closingWrite(moment, !isClosed))}>
            {isClosed ? 'Open it again' : challenge ? 'Set it aside' : 'Close without writing'}
          </Button>
        )}
        <Button variant="quiet" aria-expanded={open === 'delete'} onClick={() => toggle('delete')}>
          Delete
        </Button>
      </div>
      {open === 'details' && <DetailsForm moment={moment} isAskedFor={isAskedWhen} onDone={() => setOpen(null)} />}
      {open === 'delete' && (
        <div className="grid justify-items-start gap-3 rounded-r2 bg-sunk px-4 py-3.5 text-sm">
          <p>
            {challenge
              ? 'This deletes what you wrote about it, here and on your wall, for good. The challenge and its points stay.'
              : 'This deletes the moment with everything you wrote about it, for good.'}
          </p>
          <Button variant="line" onClick={removeIt}>
            Delete this moment
          </Button>
        </div>
      )}
    </section>
  )
}

type DetailsFormProps = {
  moment: Moment
  /** Opened by a link to this part: it takes the focus and scrolls into view. */
  isAskedFor: boolean
  onDone: () => void
}

function DetailsForm({ moment, isAskedFor, onDone }: DetailsFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isAskedFor) return
    form.current?.scrollIntoView({ block: 'start' })
    form.current?.focus({ preventScroll: true })
  }, [isAskedFor])
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
    <form
      ref={form}
      tabIndex={-1}
      aria-label="Time and place"
      className="grid scroll-mt-24 gap-4 outline-none"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
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
