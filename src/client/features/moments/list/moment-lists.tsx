import type { Moment } from '#contract/moments/moments.ts'
import { isPast } from '../moment-words.ts'
import { MomentRow } from './moment-row.tsx'

/** How many closed ones are listed; the others are in the download and can be opened by address. */
const closedShown = 20

type ListsProps = { moments: readonly Moment[]; now: Date }

export function OpenMoments({ moments, now }: ListsProps) {
  const open = moments.filter(({ closedAt }) => closedAt === null)
  const lists = [
    { title: 'Still open', rows: open.filter((moment) => isPast(moment, now)) },
    { title: 'Coming up', rows: open.filter((moment) => moment.startsAt !== null && !isPast(moment, now)) },
    { title: 'Sometime this week', rows: open.filter(({ startsAt, challenge }) => startsAt === null && !challenge) },
    { title: 'Challenges you started', rows: open.filter(({ startsAt, challenge }) => startsAt === null && challenge) },
  ]
  return lists.map(({ title, rows }) => <List key={title} title={title} moments={rows} now={now} />)
}

export function ClosedMoments({ moments, now }: ListsProps) {
  const closed = moments.filter(({ closedAt }) => closedAt !== null).slice(0, closedShown)
  return <List title="Closed" moments={closed} now={now} />
}

function List({ title, moments, now }: ListsProps & { title: string }) {
  if (moments.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="text-h3 font-medium">{title}</h2>
      <ul className="mt-1 divide-y divide-line">
        {moments.map((moment) => (
          <MomentRow key={moment.id} moment={moment} now={now} />
        ))}
      </ul>
    </section>
  )
}
