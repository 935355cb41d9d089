import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#client/platform/request/query-client.ts'
import { useLostSession } from '#client/platform/session/use-lost-session.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton.tsx'
import { useSettled } from '#client/ui/feedback/use-settled.ts'
import { TextField } from '#client/ui/fields/field.tsx'
import { readWall } from '#contract/challenges/evidence.ts'
import { evidenceSearchMaxLength } from '#rules/challenges/facts.ts'
import { useChallengeView } from '../use-challenge-view.ts'
import { CertaintyChart } from './certainty-chart.tsx'
import { EvidenceLines } from './evidence-lines.tsx'
import { EvidenceSentence } from './evidence-sentence.tsx'

const typingRestMs = 300

/** What one's own experiments have shown. */
export function EvidencePanel() {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), typingRestMs)
  const { data: wall, isError, refetch } = useQuery(queryOf(readWall, { query: {} }))
  useLostSession(wall)
  if (isError && !wall)
    return (
      <NotLoaded title="Your wall did not load" onRetry={() => void refetch()}>
        Your lines are safe. The connection dropped before they arrived.
      </NotLoaded>
    )
  if (!wall) return <SkeletonCard className="min-h-44" />
  if (wall.lines.length === 0) return <NothingYet />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {wall.figures.predictions > 0 && (
        <div className="grid gap-6 rounded-turn-them bg-sage-soft p-5.5 text-on-sage-soft desk:grid-cols-2 desk:items-center desk:p-8">
          <h2>
            <EvidenceSentence figures={wall.figures} />
          </h2>
          <CertaintyChart figures={wall.figures} />
        </div>
      )}
      <TextField
        type="search"
        label="Search your lines"
        isLabelHidden
        placeholder="Search your lines"
        autoComplete="off"
        maxLength={evidenceSearchMaxLength}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        className="desk:w-96"
      />
      <EvidenceLines key={search} search={search} />
    </div>
  )
}

function NothingYet() {
  const { show } = useChallengeView()
  return (
    <EmptyState
      title="Your wall is still empty"
      headingLevel="h2"
      action={
        <Button variant="line" onClick={() => show({ place: 'challenges' })}>
          Look at the challenges
        </Button>
      }
    >
      Write down what you fear before a challenge or a moment, and what happened after it. Each one leaves a line here,
      and after a few you can see how often the fear was right.
    </EmptyState>
  )
}
