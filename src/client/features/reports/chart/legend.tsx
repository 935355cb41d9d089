import type { ReactNode } from 'react'

const marks = {
  ring: 'rounded-full border-[2.5px] border-sage bg-surface',
  tail: 'rounded-drop-you border-[1.5px] border-apricot-ink bg-apricot',
  dot: 'rounded-full bg-sage-mid',
  mid: 'rounded-[3px] bg-sage-mid',
  deep: 'rounded-[3px] bg-sage',
  outline: 'rounded-[3px] border-[1.5px] border-sage bg-surface',
  lamp: 'rounded-[3px] border-[1.5px] border-apricot-ink bg-apricot',
}

/** What the shapes of a chart mean. */
export function Legend({ items }: { items: readonly { mark: keyof typeof marks; label: ReactNode }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs font-semibold text-ink-2">
      {items.map(({ mark, label }) => (
        <li key={mark} className="flex items-center gap-2">
          <span aria-hidden="true" className={`size-3.5 flex-none print:[print-color-adjust:exact] ${marks[mark]}`} />
          {label}
        </li>
      ))}
    </ul>
  )
}
