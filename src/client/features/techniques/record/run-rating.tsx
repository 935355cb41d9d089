import { waitingWords } from '#client/platform/unsent/unsent-line.tsx'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { Card } from '#client/ui/surfaces/card.tsx'
import type { Technique } from '#content/techniques.ts'
import { ratingScale } from '#rules/challenges/facts.ts'
import { rangeWords } from '#rules/scales.ts'
import type { FinishedRun } from '../run/run.ts'
import { useRating } from './use-record-usage.ts'

const { min, max } = ratingScale
const options = Array.from({ length: max - min + 1 }, (_, index) => ({
  value: String(min + index),
  label: String(min + index),
}))

/** Starts at the best rating; what is chosen here replaces it. */
export function RunRating({ technique, run }: { technique: Technique; run: FinishedRun }) {
  const { rating, state, hasFailed, rate } = useRating(technique, run)
  const words = {
    saved: `Your record says ${rating} of ${ratingScale.max}. Only you can see this.`,
    saving: 'Saving your rating…',
    waiting: `Your record will say ${rating} of ${ratingScale.max}. ${waitingWords()}`,
  }
  return (
    <Card as="section" aria-labelledby="rating">
      <h2 id="rating" className="text-h3">
        How much did it help?
      </h2>
      <Segmented
        label={`Rating, from ${rangeWords(ratingScale)}`}
        options={options}
        value={String(rating)}
        onValueChange={(value) => void rate(Number(value))}
        className="mt-4"
      />
      <p aria-hidden="true" className="mt-2 flex justify-between text-xs font-firm text-ink-2">
        <span>Not this time</span>
        <span>A lot</span>
      </p>
      <LiveRegion isShown className="mt-3 min-h-[2lh] text-sm text-ink-2 desk:min-h-[1lh]">
        {hasFailed
          ? `That change didn’t save, so your record still says ${rating}. Choose again to retry.`
          : words[state]}
      </LiveRegion>
    </Card>
  )
}
