import { useEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { Card } from '#client/ui/surfaces/card.tsx'
import type { Moment } from '#contract/moments/moments.ts'
import { afterWrite } from '../moment-writes.ts'
import { momentPath } from '../phase.ts'
import { useMomentWrites } from '../use-moments.ts'
import { useNavigateAfterSaving } from '../use-navigate-after-saving.ts'
import { afterSteps } from './after-steps.tsx'
import { useAfterDraft } from './use-after-draft.ts'

/** Four cards, three minutes. The last one closes the moment. */
export function AfterCards({ moment, onSaved }: { moment: Moment; onSaved?: () => void }) {
  const goOn = useNavigateAfterSaving()
  const { save } = useMomentWrites()
  const draft = useAfterDraft(moment)
  const [place, setPlace] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const step = afterSteps[place]
  const isLast = place === afterSteps.length - 1

  // Each card starts at its own heading, both visually and for screen readers.
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current !== place) heading.current?.focus()
    shown.current = place
  }, [place])

  async function close() {
    setBusy(true)
    const isSaved = await save(afterWrite(moment, draft.said()))
    setBusy(false)
    if (!isSaved) return
    draft.forget()
    onSaved?.()
    goOn(momentPath(moment.id), { replace: true })
  }

  if (!step) return null
  const { Fields } = step
  return (
    <Card as="section" aria-labelledby="after-title" data-occupied>
      <p className="text-xs font-semibold text-ink-2">
        After: card {place + 1} of {afterSteps.length}
      </p>
      <h2 id="after-title" ref={heading} tabIndex={-1} className="mt-1 outline-none">
        {step.title}
      </h2>
      <div className="mt-4 grid gap-5">
        <Fields moment={moment} words={draft.words} type={draft.type} />
        <div className="flex flex-row-reverse flex-wrap items-center justify-between gap-2">
          <Button
            variant="lamp"
            size="big"
            className="flex-1"
            isBusy={isBusy}
            onClick={() => (isLast ? void close() : setPlace(place + 1))}
          >
            {isLast ? 'Close it' : 'Next'}
          </Button>
          {place > 0 && (
            <Button variant="quiet" className="px-4!" onClick={() => setPlace(place - 1)}>
              Back
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
