type Day = {
  /** YYYY-MM-DD, by UTC. */
  day: string
  value: number
}

type DayBarsProps = {
  /** What is counted, in the plural: "leads". */
  counted: string
  days: readonly Day[]
}

const dayName = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const nameOf = (day: string) => dayName.format(new Date(`${day}T00:00:00Z`))

/** One bar per day. Screen readers get the sum, the best day, and a table of all days. */
export function DayBars({ counted, days }: DayBarsProps) {
  const most = Math.max(...days.map(({ value }) => value), 0)
  const total = days.reduce((sum, { value }) => sum + value, 0)
  const [first, middle, last] = [days[0], days[Math.floor(days.length / 2)], days.at(-1)]
  return (
    <figure className="relative">
      <figcaption className="mb-3 text-sm text-ink-2">
        <b className="font-semibold text-ink tabular-nums">{total.toLocaleString('en-US')}</b> {counted} in{' '}
        {days.length} days{most > 0 && `, at most ${most.toLocaleString('en-US')} on one`}
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${days.length * 10} 100`}
        preserveAspectRatio="none"
        className="block h-36 w-full border-b border-edge"
      >
        {days.map(({ day, value }, i) => {
          const height = most === 0 ? 0 : Math.max(value === 0 ? 0 : 2, (value / most) * 100)
          const isToday = i === days.length - 1
          return (
            <rect
              key={day}
              x={i * 10 + 1.5}
              y={100 - height}
              width={7}
              height={height}
              className={isToday ? 'fill-apricot' : 'fill-sage-mid'}
            >
              <title>{`${nameOf(day)}: ${value}`}</title>
            </rect>
          )
        })}
      </svg>
      <div aria-hidden="true" className="mt-1.5 flex justify-between text-xs text-ink-2">
        <span>{first && nameOf(first.day)}</span>
        {days.length > 2 && <span>{middle && nameOf(middle.day)}</span>}
        <span>{last && 'Today'}</span>
      </div>
      {/* Around the table, because a table grows beyond the given pixel and the page with it. */}
      <div className="sr-only">
        <table>
          <caption>{`${counted}, day by day`}</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">{counted}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{nameOf(day)}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
