import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { call } from '#client/platform/request/request.ts'
import { useSayFailure } from '#client/platform/request/use-say-failure.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { ladderSituations } from '#content/challenges/ladder-situations.ts'
import { clearLadderRatings } from '#contract/challenges/challenge-ladder.ts'
import { ladderQuery } from '../challenge-queries.ts'
import { AskOnce } from './ask-once.tsx'

type LadderToolsProps = {
  /** How many situations are rated. */
  sorted: number
  onSort: () => void
  onAdd: () => void
}

export function LadderTools({ sorted, onSort, onAdd }: LadderToolsProps) {
  const { mutate: clear, isPending } = useClearSort()
  const total = ladderSituations.length
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="line" onClick={onAdd}>
        <Plus aria-hidden="true" strokeWidth={1.75} />
        Add a step of your own
      </Button>
      <Button variant="quiet" className="px-3!" onClick={onSort}>
        {sorted < total ? `Continue the sort (${sorted} of ${total} done)` : 'Sort again'}
      </Button>
      {sorted > 0 && (
        <AskOnce
          label="Forget the sort"
          question="Your answers are deleted. Your own steps stay."
          yes="Forget it"
          no="Keep it"
          isBusy={isPending}
          onYes={clear}
        />
      )}
    </div>
  )
}

function useClearSort() {
  const cache = useQueryClient()
  const sayFailure = useSayFailure()
  return useMutation({
    // The same scope as the ratings, so that one still being sent cannot arrive after this.
    scope: { id: 'ladder-sort' },
    mutationFn: () => call(clearLadderRatings),
    onSuccess: (ladder) => cache.setQueryData(ladderQuery.queryKey, ladder),
    onError: (error) =>
      sayFailure(error, {
        title: 'The sort is still there',
        description: 'Nothing changed. Try again when you’re back online.',
      }),
  })
}
