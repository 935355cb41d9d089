import { ArrowRight } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { ConfidenceRungs } from '#client/features/cues/card/confidence-rungs.tsx'
import { CueLine } from '#client/features/cues/card/cue-line.tsx'
import { logProblem } from '#client/platform/log.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'
import { fillCue } from '#content/cues/placeholders.ts'
import { firstLandingCues } from './landing-cues.ts'

/** The cue card of the library on the front page, without the parts that need an account. */
export function LandingCue() {
  const lineId = useId()
  const [index, setIndex] = useState(0)
  const [words, setWords] = useState<ReadonlyMap<string, string>>(new Map())
  const { cues, loadMore } = useLandingCues()
  const shown = cues[index % cues.length]
  if (!shown) return null
  const { cue, place } = shown
  const key = (slot: string) => `${cue.id}/${slot}`

  return (
    <Turn
      as="article"
      who="them"
      fill="plain"
      size="big"
      aria-labelledby={lineId}
      onPointerEnter={loadMore}
      onFocus={loadMore}
      className="shadow-2"
    >
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-xs font-semibold text-ink-2">
        {place}
        <ConfidenceRungs confidence={cue.confidence} />
      </p>
      {/* As tall as the longest line, so that the button does not move. */}
      <div className="mt-5 min-h-40 desk:min-h-44 [&_.say]:text-[1.5rem] desk:[&_.say]:text-[1.875rem]">
        <CueLine
          id={lineId}
          text={cue.text}
          words={new Map(shown.slots.map((slot) => [slot, words.get(key(slot)) ?? '']))}
          onType={(slot, typed) => setWords(new Map(words).set(key(slot), typed))}
        />
        <p className="mt-4 max-w-[48ch] text-sm text-ink-2">{cue.tip}</p>
      </div>
      <Button className="mt-4 noscript:hidden" onClick={() => setIndex(index + 1)} aria-describedby={lineId}>
        Another line
        <ArrowRight aria-hidden="true" strokeWidth={1.75} />
      </Button>
      <LiveRegion>{index > 0 ? fillCue(cue.text, new Map()) : ''}</LiveRegion>
    </Turn>
  )
}

/** The first few are included; the rest are loaded when somebody interacts, and left out if that fails. */
function useLandingCues() {
  const [cues, setCues] = useState(firstLandingCues)
  const isAsked = useRef(false)
  function loadMore() {
    if (isAsked.current) return
    isAsked.current = true
    import('./more-landing-cues.ts').then(
      ({ moreLandingCues }) => setCues([...firstLandingCues, ...moreLandingCues]),
      (error: unknown) => logProblem('The other cues on the front page did not load.', error),
    )
  }
  return { cues, loadMore }
}
