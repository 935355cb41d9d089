import { SkeletonCard } from '#client/ui/skeleton.tsx'
import { reportGrid } from './report-body.tsx'

const cards = [
  'min-h-96 desk:col-span-8',
  'min-h-96 desk:col-span-4',
  'min-h-96 desk:col-span-7',
  'min-h-96 desk:col-span-5',
]

export function ReportSkeleton() {
  return (
    <div className={reportGrid}>
      {cards.map((className, i) => (
        <SkeletonCard key={className} label={i === 0 ? 'Loading your report' : null} className={className} />
      ))}
    </div>
  )
}
