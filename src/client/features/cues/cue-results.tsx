import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import type { Cue } from '#content/cues/cue.ts'
import { CueList } from './cue-list.tsx'
import { areaLabels, type CueView, styleLabels } from './finding/cue-view.ts'
import type { FoundCues } from './finding/find-cues.ts'
import type { CueShelf } from './kept/cue-shelf.ts'
import { YoursNow } from './yours-now.tsx'

type CueResultsProps = {
  view: CueView
  words: string
  found: FoundCues
  /** Cues that counted as learned when the view was opened. */
  yours: ReadonlySet<string>
  shelf: CueShelf
  onClear: () => void
}

export function CueResults({ view, words, found, yours, shelf, onClear }: CueResultsProps) {
  const placeName = `${areaLabels[view.area]} · ${styleLabels[view.style]}`
  // Somebody who searches, or looks at their favorites, is shown all of them.
  const isNarrowed = view.onlyFavorites || words.trim() !== ''
  const isFolded = (cue: Cue) => !isNarrowed && yours.has(cue.id)
  const folded = found.here.filter(isFolded)
  const open = found.here.filter((cue) => !isFolded(cue))
  return (
    <>
      {open.length > 0 && <CueList label={placeName} cues={open} shelf={shelf} hasLead />}
      {found.here.length === 0 && (
        <EmptyState
          title="No cues available"
          headingLevel="h2"
          action={
            <Button variant="line" onClick={onClear}>
              Show all lines
            </Button>
          }
        >
          {reasonOf(view, words, found.elsewhere.length > 0)}
        </EmptyState>
      )}
      {open.length === 0 && folded.length > 0 && (
        <p className="max-w-[52ch] text-ink-2">Every line here is yours now. They are below, or try another moment.</p>
      )}
      <YoursNow cues={folded} shelf={shelf} />
      {found.elsewhere.length > 0 && (
        <section aria-labelledby="cues-elsewhere" className="mt-10">
          <h2 id="cues-elsewhere" className="mb-4">
            Elsewhere ({found.elsewhere.length})
          </h2>
          <CueList label="Elsewhere" cues={found.elsewhere} shelf={shelf} isMixed />
        </section>
      )}
    </>
  )
}

function reasonOf({ onlyFavorites }: CueView, words: string, hasElsewhere: boolean): string {
  if (hasElsewhere) return 'Nothing matches here. What matches elsewhere is below.'
  if (words.trim() !== '') return `Nothing we have contains “${words.trim()}”. A shorter word often finds more.`
  if (onlyFavorites) return 'You have no favorites yet. Star a line and it waits for you here.'
  return 'Try another moment or another style.'
}
