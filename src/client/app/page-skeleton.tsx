import { Skeleton, SkeletonCard } from '#client/ui/feedback/skeleton.tsx'

/** A loading screen: placeholders for a greeting and the content. As tall as a page, so that the footer does not jump. */
export function PageSkeleton() {
  return (
    <div className="wrap min-h-dvh pt-4 noscript:hidden desk:pt-5">
      <Skeleton className="h-9 w-2/3 max-w-96 desk:h-12" />
      <Skeleton className="mt-4 h-5 w-11/12 max-w-80" />
      <div className="mt-8 grid gap-4 desk:grid-cols-[7fr_5fr] desk:gap-x-8">
        <SkeletonCard className="min-h-40" />
        <SkeletonCard label={null} className="min-h-40" />
        <SkeletonCard label={null} className="min-h-40 max-desk:hidden" />
        <SkeletonCard label={null} className="min-h-40 max-desk:hidden" />
      </div>
    </div>
  )
}
