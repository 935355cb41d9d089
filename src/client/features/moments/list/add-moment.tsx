import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { comingFrom } from '#client/parts/moments/coming-moment.ts'
import { newId } from '#client/platform/request/new-id.ts'
import { ownTimeZone } from '#client/platform/time-zone.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { PrivateHint } from '#client/ui/fields/private-hint.tsx'
import { Card } from '#client/ui/surfaces/card.tsx'
import type { MomentLine } from '#contract/moments/moments.ts'
import { type Details, DetailsFields } from '../details-fields.tsx'
import { beforeWrite, momentWrite } from '../moment-writes.ts'
import { momentPath } from '../phase.ts'
import { useMomentWrites } from '../use-moments.ts'
import { useNavigateAfterSaving } from '../use-navigate-after-saving.ts'
import { comingWhen, emptyWhen, startOf } from '../when.ts'
import { momentFromAddress } from './moment-from-address.ts'

/** What, when, where: then the moment is added, and its preparation card opens. */
export function AddMoment() {
  const form = useRef<HTMLFormElement>(null)
  const goOn = useNavigateAfterSaving()
  const { save, tell } = useMomentWrites()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const [given] = useState(() => momentFromAddress(search))
  const [details, setDetails] = useState<Details>(() => {
    const coming = comingFrom(state)
    const { title, lifeArea } = coming ?? given
    return { title, lifeArea, when: coming ? comingWhen(coming, new Date()) : emptyWhen(new Date()), who: '' }
  })
  const [line, setLine] = useState(given.line)
  const [momentId] = useState(newId)
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  // The link that was followed here is gone, and the focus with it.
  const isOpenedByLink = search.get('part') === 'add'
  useEffect(() => {
    if (isOpenedByLink) form.current?.querySelector('input')?.focus()
  }, [isOpenedByLink])

  async function add(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const title = details.title.trim()
    const startsAt = startOf(details.when, new Date())
    if (title === '' || startsAt === undefined) return
    setBusy(true)
    const { lifeArea, who } = details
    const moment = { title, startsAt, lifeArea, who: who.trim() || null, timeZone: ownTimeZone() }
    const isSaved = await save(momentWrite(momentId, moment))
    // Sent at once, because the preparation card may be skipped.
    if (isSaved && line) await tell(beforeWrite({ id: momentId, title }, { lines: [line] }))
    setBusy(false)
    if (isSaved) goOn(momentPath(momentId, 'before'))
  }

  const isUntitled = isTried && details.title.trim() === ''
  return (
    <Card as="section" aria-labelledby="add-moment">
      <h2 id="add-moment" className="text-h3 font-medium">
        Add a moment
      </h2>
      <form ref={form} className="mt-4 grid gap-4" onSubmit={(event) => void add(event)} noValidate>
        <DetailsFields
          details={details}
          onChange={(change) => setDetails((before) => ({ ...before, ...change }))}
          titleError={isUntitled ? 'A word or two is enough: “Stand-up”, “Dinner with Kim”.' : undefined}
        />
        {line && <LineAlong line={line} onLeave={() => setLine(null)} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="lamp" size="big" isBusy={isBusy}>
            Add it
          </Button>
          <p className="flex items-start gap-1.5 text-xs font-medium text-ink-2">
            <PrivateHint />
          </p>
        </div>
      </form>
    </Card>
  )
}

function LineAlong({ line, onLeave }: { line: MomentLine; onLeave: () => void }) {
  return (
    <div className="rounded-turn-them bg-sage-soft px-5.5 pt-3 text-on-sage-soft">
      <p className="text-xs font-semibold">You’re taking</p>
      <p className="say mt-1 wrap-anywhere">“{line.text}”</p>
      <Button variant="quiet" className="-ml-4" onClick={onLeave}>
        Leave it out
      </Button>
    </div>
  )
}
