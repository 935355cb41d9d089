import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'
import { useSwipe } from './use-swipe.ts'

type QuestionCardProps = {
  categoryName: string
  question: string
  used: number
  total: number
  onDraw: () => void
  onLookBack: () => void
}

/** One question, large enough to lay on the table between two people. */
export function QuestionCard({ categoryName, question, used, total, onDraw, onLookBack }: QuestionCardProps) {
  const swipe = useSwipe({ onLeft: onDraw, onRight: onLookBack })
  const left = total - used
  return (
    <div className="relative isolate">
      {/* The rest of the deck, if any. */}
      {left > 1 && <DeckEdge className="rotate-2" />}
      {left > 0 && <DeckEdge className="-rotate-1" />}
      <Turn
        as="article"
        who="them"
        size="big"
        aria-label="Question card"
        className="flex min-h-72 touch-pan-y flex-col desk:min-h-108"
        {...swipe}
      >
        <p className="flex items-baseline justify-between gap-4 text-xs font-semibold text-on-sage-soft">
          <span>{categoryName}</span>
          <span aria-hidden="true" className="text-sm tabular-nums">
            {used}/{total}
          </span>
        </p>
        <LiveRegion isShown className="my-auto py-8">
          <p
            key={question}
            className="font-serif text-h1 text-balance hyphens-manual motion-safe:animate-arrive max-desk:text-[1.875rem]"
          >
            {question}
          </p>
          <span className="sr-only">
            {used} of {total} questions used.
          </span>
        </LiveRegion>
      </Turn>
    </div>
  )
}

function DeckEdge({ className }: { className: string }) {
  return (
    <div
      aria-hidden="true"
      className={`absolute inset-0 -z-10 rounded-turn-them border border-line bg-surface desk:rounded-turn-them-big ${className}`}
    />
  )
}
