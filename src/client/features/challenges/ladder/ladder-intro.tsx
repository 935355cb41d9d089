import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { ladderSituations } from '#content/challenges/ladder-situations.ts'

type LadderIntroProps = {
  /** False for a free account, which can only read about it. */
  isOpen: boolean
  onSort: () => void
  onAdd: () => void
}

export function LadderIntro({ isOpen, onSort, onAdd }: LadderIntroProps) {
  return (
    <EmptyState
      title="Your ladder starts with a two-minute sort"
      headingLevel="h2"
      action={
        isOpen && (
          <div className="flex flex-wrap gap-2">
            <Button variant="lamp" onClick={onSort}>
              Start the sort
            </Button>
            <Button variant="line" onClick={onAdd}>
              Add a step of your own
            </Button>
          </div>
        )
      }
    >
      {ladderSituations.length} everyday situations, two questions each: how much you fear it, how much it matters to
      you. Stop whenever you like; what you have done is kept. You end up with an order of your own, from the least
      feared up.
      {!isOpen && ' The sort and the ladder are part of premium.'}
    </EmptyState>
  )
}
