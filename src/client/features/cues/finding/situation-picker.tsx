import { ChipRow } from '#client/ui/controls/chip-row.tsx'
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
  return (
    <ChipRow label="Situation" className="desk:sticky desk:top-24 desk:grid desk:gap-1 desk:self-start">
      <Situation
        label="All moments"
        count={total}
        isChosen={view.situation === null}
        onChoose={() => onShow({ situation: null })}
      />
      {situations[view.area].map(({ id, label }) => (
        <Situation
          key={id}
          label={label}
          count={counts.get(id) ?? 0}
          isChosen={view.situation === id}
          onChoose={() => onShow({ situation: id })}
        />
      ))}
    </ChipRow>
  )
}

type SituationProps = { label: string; count: number; isChosen: boolean; onChoose: () => void }

function Situation({ label, count, isChosen, onChoose }: SituationProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex min-h-11 items-center justify-between gap-2 rounded-act border border-line px-3.5 py-2 text-sm leading-tight font-firm text-ink-2 transition-colors hover:bg-sunk hover:text-ink aria-pressed:border-sage aria-pressed:bg-sage-soft aria-pressed:text-on-sage-soft desk:border-transparent desk:text-left desk:aria-pressed:border-transparent"
    >
      {label}
      <span className="tabular-nums">{count}</span>
    </button>
  )
}
