import type { Moment } from '#contract/moments.ts'
import { isPast } from '../moment-words.ts'
import { MomentRow } from './moment-row.tsx'

/** As many of the closed ones as a screen needs; the others stay in the download and behind their addresses. */
const closedShown = 20

export function MomentLists({ moments, now }: { moments: readonly Moment[]; now: Date }) {
  const open = moments.filter(({ closedAt }) => closedAt === null)
  const lists = [
    { title: 'Still open', rows: open.filter((moment) => isPast(moment, now)) },
    { title: 'Coming up', rows: open.filter((moment) => moment.startsAt !== null && !isPast(moment, now)) },
    { title: 'Some time this week', rows: open.filter(({ startsAt, challenge }) => startsAt === null && !challenge) },
    { title: 'Challenges you started', rows: open.filter(({ startsAt, challenge }) => startsAt === null && challenge) },
    { title: 'Closed', rows: moments.filter(({ closedAt }) => closedAt !== null).slice(0, closedShown) },
  ]
  return lists
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => (
      <section key={title} aria-label={title}>
        <h2 className="text-h3 font-medium">{title}</h2>
        <ul className="mt-1 divide-y divide-line">
          {rows.map((moment) => (
            <MomentRow key={moment.id} moment={moment} now={now} />
          ))}
        </ul>
      </section>
    ))
}
