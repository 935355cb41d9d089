import { useState } from 'react'
import { Card } from '#client/ui/card.tsx'
import { LiveRegion } from '#client/ui/live-region.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import type { TechniqueUsage } from '#contract/techniques.ts'
import { initialRating, useRateUsage } from './use-record-usage.ts'

const ratings = ['1', '2', '3', '4', '5'] as const
const options = ratings.map((value) => ({ value, label: value }))

/** Recorded as 5 to begin with; whatever is chosen here replaces it. */
export function RunRating({ usage }: { usage: TechniqueUsage }) {
  const { mutate, variables, isPending, isError } = useRateUsage()
  const [saved, setSaved] = useState(usage.rating ?? initialRating)
  const shown = isPending ? variables.rating : saved

  function rate(rating: number) {
    mutate({ usageId: usage.id, rating }, { onSuccess: () => setSaved(rating) })
  }

  return (
    <Card as="section" aria-labelledby="rating">
      <h2 id="rating" className="text-h3">
        How much did it help?
      </h2>
      <Segmented
        label="Rating, from 1 to 5"
        options={options}
        value={String(shown) as (typeof ratings)[number]}
        onValueChange={(value) => rate(Number(value))}
        className="mt-4"
      />
      <p aria-hidden="true" className="mt-2 flex justify-between text-xs font-firm text-ink-2">
        <span>Not this time</span>
        <span>A lot</span>
      </p>
      <LiveRegion isShown className="mt-3 text-sm text-ink-2">
        {isError
          ? `That change didn’t save, so your record still says ${saved}. Choose again to retry.`
          : isPending
            ? 'Saving your rating…'
            : `Your record says ${saved} of 5. Only you can see this.`}
      </LiveRegion>
    </Card>
  )
}
