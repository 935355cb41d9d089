import { Clock, Lightbulb, Play } from 'lucide-react'
import { BackLink } from '#client/ui/controls/back-link.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { Badge } from '#client/ui/surfaces/badge.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'
import type { Technique } from '#content/techniques.ts'
import { energyWords } from '../energy-words.ts'
import { TechniquePicture } from '../technique-picture.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

type ReadyScreenProps = {
  technique: Technique
  onStart: () => void
  /** After Stop or Do Again, where the pressed button is gone. */
  takesFocus: boolean
}

/** What will happen, before it starts. */
export function ReadyScreen({ technique, onStart, takesFocus }: ReadyScreenProps) {
  const { id, title, description, duration, category, energyLevel, steps, tips } = technique
  const start = useFocusOnArrival<HTMLButtonElement>(takesFocus)
  return (
    <div className="wrap pt-2 desk:pt-6">
      <BackLink to="/techniques">Confidence Boosters</BackLink>
      <div className="mt-3 grid gap-8 desk:mt-5 desk:grid-cols-[5fr_7fr] desk:gap-16">
        <header className="desk:sticky desk:top-24 desk:self-start">
          <TechniquePicture id={id} className="w-24 desk:w-40" />
          <p className="mt-5 flex flex-wrap gap-2">
            <Badge tone="sage">{category}</Badge>
            <Badge>
              <Clock aria-hidden="true" strokeWidth={1.75} />
              {duration} minutes
            </Badge>
            <Badge>{energyWords[energyLevel]}</Badge>
          </p>
          <h1 className="mt-4">{title}</h1>
          <p className="mt-3 max-w-[44ch] text-ink-2">{description}</p>
          <Button ref={start} variant="lamp" size="big" className="mt-6 max-desk:w-full" onClick={onStart}>
            <Play aria-hidden="true" strokeWidth={1.75} />
            Start
          </Button>
          <p className="mt-3 text-sm text-ink-2">You can pause or stop whenever you like.</p>
        </header>
        <div className="grid content-start gap-8">
          <section aria-labelledby="steps">
            <h2 id="steps">Steps</h2>
            <ol className="mt-4 grid gap-3.5">
              {steps.map((step, i) => (
                <li key={step} className="grid grid-cols-[2rem_1fr] items-baseline gap-2">
                  <span aria-hidden="true" className="font-serif text-h3 font-medium text-sage">
                    {i + 1}
                  </span>
                  <p className="max-w-[58ch]">{step}</p>
                </li>
              ))}
            </ol>
          </section>
          <Turn as="section" who="them" aria-labelledby="tips" size="big">
            <h2 id="tips" className="flex items-center gap-2.5 text-h3">
              <Lightbulb aria-hidden="true" strokeWidth={1.75} className="size-5 flex-none" />
              Tips
            </h2>
            <ul className="mt-3 grid max-w-[58ch] list-disc gap-2 pl-5 text-sm marker:text-sage">
              {tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </Turn>
        </div>
      </div>
    </div>
  )
}
