import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#client/platform/request/query-client.ts'
import { useLostSession } from '#client/platform/session/use-lost-session.ts'
import { UnsentLine } from '#client/platform/unsent/unsent-line.tsx'
import { Chip } from '#client/ui/controls/chip.tsx'
import { type TechniqueCategory, techniqueCategories, techniques } from '#content/techniques.ts'
import { readTechniqueStats, type UsageTotals } from '#contract/techniques.ts'
import { TechniqueCard } from './technique-card.tsx'

const filters = ['All', ...techniqueCategories] as const

export function TechniquesScreen() {
  const [filter, setFilter] = useState<'All' | TechniqueCategory>('All')
  // Refetched each time it opens, to include what was done a minute ago.
  const { data: stats } = useQuery({ ...queryOf(readTechniqueStats), refetchOnMount: 'always' })
  useLostSession(stats)
  const shown = techniques.filter(({ category }) => filter === 'All' || category === filter)
  return (
    <div className="wrap pt-6 desk:pt-10">
      <h1>Confidence Boosters</h1>
      <p className="mt-3 max-w-[56ch] text-ink-2">
        Two to four minutes each, for the hallway before or the bench after. Pick one. You can do them with people
        around, and it is fine if someone sees.
      </p>
      <UnsentLine
        kinds={['technique']}
        count={(sessions) => (sessions === 1 ? 'One session' : `${sessions} sessions`)}
        className="mt-2 min-h-[2lh] text-sm text-ink-2 desk:min-h-[1lh]"
      >
        <p>{stats && totalWords(stats.total)}</p>
      </UnsentLine>
      <fieldset className="mt-5 flex flex-wrap gap-2">
        <legend className="sr-only">Category</legend>
        {filters.map((name) => (
          <Chip key={name} isSelected={name === filter} onClick={() => setFilter(name)}>
            {name}
          </Chip>
        ))}
      </fieldset>
      <ul className="mt-6 grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] desk:mt-8 desk:grid-cols-3 desk:gap-6">
        {shown.map((technique) => (
          <li key={technique.id} className="grid">
            <TechniqueCard
              technique={technique}
              used={stats?.techniques.find(({ techniqueId }) => techniqueId === technique.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A total that only grows; missed days are not mentioned. */
function totalWords({ sessions, minutes }: UsageTotals): string {
  if (sessions === 0) return 'What you finish is counted here, for you alone.'
  const times = sessions === 1 ? 'One session' : `${sessions} sessions`
  return `${times} so far, ${minutes === 1 ? '1 minute' : `${minutes} minutes`} in all.`
}
