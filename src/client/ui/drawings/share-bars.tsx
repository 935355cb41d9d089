type Share = {
  label: string
  value: number
  /** The number in words, shown next to the bar. */
  words: string
  /** A second line below. */
  note?: string | undefined
}

/** Amounts as bars relative to the largest. The words contain the numbers. */
export function ShareBars({ shares, isOrdered = false }: { shares: readonly Share[]; isOrdered?: boolean }) {
  const most = Math.max(1, ...shares.map(({ value }) => value))
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className="grid gap-4">
      {shares.map(({ label, value, words, note }) => (
        <li key={label} className="grid gap-1.5">
          <div className="flex items-baseline justify-between gap-4 text-sm">
            <span className="min-w-0 font-semibold wrap-anywhere">{label}</span>
            <span className="flex-none text-ink-2 tabular-nums">{words}</span>
          </div>
          <div aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-sunk">
            <div className="h-full rounded-full bg-sage-mid" style={{ width: `${(value / most) * 100}%` }} />
          </div>
          {note && <p className="text-xs text-ink-2">{note}</p>}
        </li>
      ))}
    </List>
  )
}
