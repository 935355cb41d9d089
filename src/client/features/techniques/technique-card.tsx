import { Clock, Star } from 'lucide-react'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { Badge } from '#client/ui/surfaces/badge.tsx'
import { Card } from '#client/ui/surfaces/card.tsx'
import type { Technique } from '#content/techniques.ts'
import type { UsageTotals } from '#contract/techniques.ts'
import { energyWords } from './energy-words.ts'
import { TechniquePicture } from './technique-picture.tsx'

type TechniqueCardProps = {
  technique: Technique
  /** This person's use of it so far; undefined without the figures. */
  used: Pick<UsageTotals, 'sessions' | 'averageRating'> | undefined
}

export function TechniqueCard({ technique, used }: TechniqueCardProps) {
  const sessions = used?.sessions ?? 0
  const ownRating = used?.averageRating ?? null
  const { id, title, description, duration, rating, category, energyLevel } = technique
  return (
    <Card as="article" className="flex flex-col">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <TechniquePicture id={id} className="w-18" />
        <Badge tone="sage">{category}</Badge>
      </div>
      <h2 className="mt-4 text-h3 font-medium">{title}</h2>
      <p className="mt-1.5 text-sm text-ink-2">{description}</p>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        <span className="inline-flex items-center gap-1.5">
          <Clock aria-hidden="true" strokeWidth={1.75} className="size-4" />
          {duration} min
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Star aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Editors’ rating {rating}
          <span className="sr-only"> of 5</span>
        </span>
        {ownRating !== null && (
          <span>
            Yours {toTenths(ownRating)}
            <span className="sr-only"> of 5</span>
          </span>
        )}
        <span>{energyWords[energyLevel]}</span>
      </p>
      <div className="mt-auto flex items-center justify-between gap-4 pt-5">
        <span className="text-sm text-ink-2">
          {sessions > 0 && `Done ${sessions === 1 ? 'once' : `${sessions} times`}`}
        </span>
        <ButtonLink to={`/energy-boost/${id}`} aria-label={`Start ${title}`}>
          Start
        </ButtonLink>
      </div>
    </Card>
  )
}

const toTenths = (number: number) => Math.round(number * 10) / 10
