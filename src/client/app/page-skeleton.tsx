import { ButtonLink } from '#client/ui/controls/button.tsx'
import { Skeleton, SkeletonCard } from '#client/ui/feedback/skeleton.tsx'

/** A loading screen. The first script knows whether a chat will be there; it looks different from all the others. */
export function PageSkeleton() {
  return (
    <>
      <ChatSkeleton />
      <UsualSkeleton />
    </>
  )
}

/** Placeholders for a greeting and the content. As tall as a page, so that the footer does not jump. */
function UsualSkeleton() {
  return (
    <div className="wrap min-h-dvh pt-4 noscript:hidden in-data-[first=chat]:hidden desk:pt-5">
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

/** On a phone it stands where the frame's header would be, and therefore has Help now. */
function ChatSkeleton() {
  return (
    <div className="hidden h-dvh flex-col in-data-[first=chat]:flex desk:h-[calc(100dvh-4.5rem)]">
      <div className="wrap flex min-h-15 flex-none items-center gap-2.5 pt-[env(safe-area-inset-top)] desk:min-h-20">
        <span className="size-12 -ml-3 flex-none desk:hidden" />
        <div className="min-w-0 flex-1">
          <p className="font-serif text-h3 font-medium desk:text-h2">WingMate</p>
          <p className="text-xs font-firm text-ink-2 desk:text-sm">An AI, not a person</p>
        </div>
        <ButtonLink to="/help-now" variant="help" className="px-4! desk:hidden">
          Help now
        </ButtonLink>
      </div>
      {/* Only what is missing looks busy: Help now works from the first paint on. */}
      <div aria-busy="true" className="wrap flex-1">
        <span role="status" className="sr-only">
          Loading your chat
        </span>
        <div className="grid gap-4 pt-2">
          <Skeleton className="h-24 w-3/5 rounded-turn-them" />
          <Skeleton className="h-14 w-2/5 justify-self-end rounded-turn-you" />
        </div>
      </div>
      <div className="wrap flex-none pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] desk:pb-6">
        <Skeleton className="h-15 w-full rounded-[1.4rem_1.4rem_0.5rem_1.4rem]" />
      </div>
    </div>
  )
}
