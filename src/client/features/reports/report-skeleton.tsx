import { SkeletonCard } from '#client/ui/feedback/skeleton.tsx'

const cards = ['desk:col-span-8 desk:row-start-1', 'desk:col-span-8', 'desk:col-span-4']

/** Placeholders for the first cards of the report. */
export function ReportSkeleton() {
  return cards.map((place, i) => (
    <SkeletonCard key={place} label={i === 0 ? 'Loading your report' : null} className={`min-h-96 ${place}`} />
  ))
}
