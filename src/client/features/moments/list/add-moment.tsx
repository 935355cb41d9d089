import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { newId } from '#client/platform/new-id.ts'
import { ownTimeZone } from '#client/platform/time-zone.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { PrivateHint } from '#client/ui/private-hint.tsx'
import { momentAreas, momentTitleMaxLength } from '#rules/moments/facts.ts'
import { type Details, DetailsFields } from '../details-fields.tsx'
import { momentWrite } from '../moment-writes.ts'
import { momentPath } from '../phase.ts'
import { useMomentWrites } from '../use-moments.ts'
import { emptyWhen, startOf } from '../when.ts'

/** What, when, where: then it is there, and the card for before is open. */
export function AddMoment() {
  const navigate = useNavigate()
  const { save } = useMomentWrites()
  const [search] = useSearchParams()
  const [details, setDetails] = useState(() => detailsFrom(search))
  const [momentId] = useState(newId)
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)

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
    setBusy(false)
    if (isSaved) navigate(momentPath(momentId, 'before'))
  }

  const isUntitled = isTried && details.title.trim() === ''
  return (
    <Card as="section" aria-labelledby="add-moment">
      <h2 id="add-moment" className="text-h3 font-medium">
        Add a moment
      </h2>
      <form className="mt-4 grid gap-4" onSubmit={(event) => void add(event)} noValidate>
        <DetailsFields
          details={details}
          onChange={(change) => setDetails((before) => ({ ...before, ...change }))}
          titleError={isUntitled ? 'A word or two is enough: “Stand-up”, “Dinner with Kim”.' : undefined}
        />
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

/** Other screens hand over what is known: /moments?title=…&area=… */
function detailsFrom(search: URLSearchParams): Details {
  const area = search.get('area')
  return {
    title: (search.get('title') ?? '').slice(0, momentTitleMaxLength),
    when: emptyWhen(new Date()),
    lifeArea: momentAreas.find((one) => one === area) ?? 'work',
    who: '',
  }
}
