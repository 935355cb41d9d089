import { type FormEvent, useState } from 'react'
import { CertaintySlider } from '#client/parts/moments/certainty-slider.tsx'
import { FearField } from '#client/parts/moments/fear-field.tsx'
import { HabitPicker } from '#client/parts/moments/habit-picker.tsx'
import { Button, ButtonLink } from '#client/ui/controls/button.tsx'
import { Card } from '#client/ui/surfaces/card.tsx'
import type { Moment } from '#contract/moments/moments.ts'
import { beforeWrite } from '../moment-writes.ts'
import { momentPath } from '../phase.ts'
import { useMomentWrites } from '../use-moments.ts'
import { useNavigateAfterSaving } from '../use-navigate-after-saving.ts'
import { LinesFields } from './lines-fields.tsx'
import { useBeforeDraft } from './use-before-draft.ts'

/** One card, two minutes. Skipping it is fine, and is remembered. */
export function BeforeCard({ moment }: { moment: Moment }) {
  const goOn = useNavigateAfterSaving()
  const { save } = useMomentWrites()
  const { words, type, said, forget } = useBeforeDraft(moment)
  const [isBusy, setBusy] = useState(false)

  async function keep(preparation: ReturnType<typeof said>) {
    setBusy(true)
    const isSaved = await save(beforeWrite(moment, preparation))
    setBusy(false)
    if (!isSaved) return
    forget()
    goOn(momentPath(moment.id))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void keep(said())
  }

  return (
    <Card as="section" aria-labelledby="before-title">
      <h2 id="before-title">Before: two minutes</h2>
      <p className="mt-1.5 text-sm text-ink-2">Do any of it, or none of it.</p>
      <form className="mt-5 grid gap-5" onSubmit={submit}>
        <FearField label="What do you fear will happen?" value={words.fear} onType={type} />
        <CertaintySlider
          label="How sure are you?"
          value={words.certaintyBefore}
          onChange={(certaintyBefore) => type({ certaintyBefore })}
        />
        <HabitPicker words={words} onType={type} />
        <LinesFields lines={words.lines} onChange={(lines) => type({ lines })} />
        {/* Typed text is kept as a draft, so that nothing is lost when leaving. */}
        <ButtonLink to="/energy-boost/power-breathing" variant="line" className="justify-self-start">
          Two minutes to settle
        </ButtonLink>
        <div className="flex flex-row-reverse flex-wrap items-center justify-between gap-2">
          <Button type="submit" variant="lamp" size="big" className="flex-1" isBusy={isBusy}>
            That’s it
          </Button>
          {moment.before === null && (
            <Button variant="quiet" className="px-4!" isBusy={isBusy} onClick={() => void keep({})}>
              Skip this
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
