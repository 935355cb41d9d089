import type { Cue } from '#content/cues/cue.ts'
import { CueCard } from './card/cue-card.tsx'
import { areaLabels, situationLabel, styleLabels } from './finding/cue-view.ts'
import type { CueShelf } from './kept/cue-shelf.ts'

type CueListProps = {
  label: string
  cues: readonly Cue[]
  shelf: CueShelf
  /** Also shows area and style on each card, for lists that mix several. */
  isMixed?: boolean
  hasLead?: boolean
}

export function CueList({ label, cues, shelf, isMixed = false, hasLead = false }: CueListProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-4 desk:grid-cols-2 desk:gap-6">
      {cues.map((cue, i) => (
        <li key={cue.id}>
          <CueCard cue={cue} shelf={shelf} place={placeOf(cue, isMixed)} isLead={hasLead && i === 0} />
        </li>
      ))}
    </ul>
  )
}

function placeOf({ lifeCategory, category, situation }: Cue, isMixed: boolean): string {
  const label = situationLabel(lifeCategory, situation)
  return isMixed ? `${areaLabels[lifeCategory]} · ${styleLabels[category]} · ${label}` : label
}
