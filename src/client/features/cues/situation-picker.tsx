import { situations } from '#content/cues/cue.ts'
import type { CueView } from './cue-view.ts'

type SituationPickerProps = {
  view: CueView
  counts: ReadonlyMap<string, number>
  onShow: (change: Partial<CueView>) => void
}

/** Chips in a row on a phone, a list with numbers on a desktop. */
export function SituationPicker({ view, counts, onShow }: SituationPickerProps) {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const entries = [
    { id: null, label: 'All moments', count: total },
    ...situations[view.area].map(({ id, label }) => ({ id, label, count: counts.get(id) ?? 0 })),
  ]
  return (
    <fieldset className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] desk:mx-0 desk:grid desk:gap-1 desk:px-0">
      <legend className="sr-only">Situation</legend>
      {entries.map(({ id, label, count }) => (
        <button
          key={id ?? 'all'}
          type="button"
          aria-pressed={view.situation === id}
          onClick={() => onShow({ situation: id })}
          className="flex min-h-11 flex-none items-center justify-between gap-2 rounded-act border border-line px-3.5 py-2 text-sm leading-tight font-firm text-ink-2 transition-colors hover:bg-sunk hover:text-ink aria-pressed:border-sage aria-pressed:bg-sage-soft aria-pressed:text-on-sage-soft desk:border-transparent desk:text-left desk:aria-pressed:border-transparent"
        >
          {label}
          <span className="tabular-nums">{count}</span>
        </button>
      ))}
    </fieldset>
  )
}
