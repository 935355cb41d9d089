import { Check, Copy, Lock, Star } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { momentAddress } from '#client/parts/moments/moment-address.ts'
import { IconButton } from '#client/ui/controls/button.tsx'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'
import type { Cue } from '#content/cues/cue.ts'
import { fillCue, slotNames } from '#content/cues/placeholders.ts'
import { situationLabel } from '../finding/cue-view.ts'
import type { CueShelf } from '../kept/cue-shelf.ts'
import { wordsFor } from '../kept/slot-words.ts'
import { ConfidenceRungs } from './confidence-rungs.tsx'
import { CopyByHand } from './copy-by-hand.tsx'
import { CueLine } from './cue-line.tsx'
import { useCopy } from './use-copy.ts'
import { UseCounter } from './use-counter.tsx'

type CueCardProps = {
  cue: Cue
  shelf: CueShelf
  /** Its situation, or more if situations of several areas are shown together. */
  place: string
  /** The first entry of a list is drawn larger. */
  isLead?: boolean
}

export function CueCard({ cue, shelf, place, isLead = false }: CueCardProps) {
  const lineId = useId()
  const { state, copy, close } = useCopy()
  const words = wordsFor(cue.id, slotNames(cue.text), shelf.words)
  const filled = fillCue(cue.text, words)
  return (
    <Turn
      as="article"
      who="them"
      fill={isLead ? 'sage' : 'plain'}
      isFlush
      aria-labelledby={lineId}
      className="flex h-full flex-col px-5.5 pt-4.5 pb-2"
    >
      <p className="mb-3 flex items-center justify-between gap-4 text-xs font-semibold text-ink-2">
        {place}
        <ConfidenceRungs confidence={cue.confidence} />
      </p>
      <CueLine id={lineId} text={cue.text} words={words} onType={(slot, typed) => shelf.type(cue.id, slot, typed)} />
      {cue.tip && <p className="mt-2.5 text-sm text-ink-2">{cue.tip}</p>}
      {words.size > 0 && (
        <p className="mt-2 flex items-center gap-1.5 text-xs font-medium text-ink-2">
          <Lock aria-hidden="true" strokeWidth={1.75} className="size-4 flex-none" />
          What you fill in stays on this device.
        </p>
      )}
      <Link
        to={momentAddress({
          title: situationLabel(cue.lifeCategory, cue.situation),
          area: cue.lifeCategory,
          line: { text: cue.text, cueId: cue.id },
        })}
        className="link mt-1 inline-flex min-h-11 items-center self-start text-sm"
      >
        Use it for a moment
        <span className="sr-only">: {filled}</span>
      </Link>
      {state === 'refused' && <CopyByHand text={filled} onClose={close} />}
      <div className="mt-auto -mr-3 -ml-2 flex flex-wrap items-center justify-between pt-2">
        <UseCounter cueId={cue.id} lineId={lineId} shelf={shelf} />
        <div className="ml-auto flex items-center">
          <LiveRegion isShown className="text-xs font-semibold text-on-sage-soft">
            {state === 'copied' && 'Copied'}
          </LiveRegion>
          <IconButton label="Copy" about={filled} onClick={() => void copy(filled)}>
            {state === 'copied' ? (
              <Check aria-hidden="true" strokeWidth={1.75} />
            ) : (
              <Copy aria-hidden="true" strokeWidth={1.75} />
            )}
          </IconButton>
          <IconButton
            label="Favorite"
            about={filled}
            aria-pressed={shelf.favorites.has(cue.id)}
            onClick={() => shelf.toggleFavorite(cue.id)}
          >
            <Star aria-hidden="true" strokeWidth={1.75} />
          </IconButton>
        </div>
      </div>
    </Turn>
  )
}
