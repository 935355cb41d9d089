import { Pause, Play, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { classNames } from '#client/ui/class-names.ts'
import { IconButton } from '#client/ui/controls/button.tsx'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'
import { situations } from '#content/cues/cue.ts'
import { dailyCuesOf } from '#content/cues/daily.ts'
import type { DailyCue } from '#content/cues/daily-cue.ts'
import { dailyCueMs } from '#rules/timings.ts'
import { useHeld } from './use-held.ts'
import { useRotation } from './use-rotation.ts'

/** Rotates through twelve lines, starting with another one every day. */
export function DailyCueCard({ className }: { className?: string }) {
  const [{ cues, start }] = useState(() => dailyCuesOf(new Date()))
  const [isPaused, setPaused] = useState(false)
  const [readOut, setReadOut] = useState('')
  const { isHeld, prefersStillness, holdProps } = useHeld()
  const { index, goOn } = useRotation({
    count: cues.length,
    start,
    everyMs: dailyCueMs,
    isStill: isPaused || isHeld,
  })

  function showNext() {
    const next = cues[(index + 1) % cues.length]
    goOn()
    if (next) setReadOut(`${next.text} ${next.tip}`)
  }

  return (
    <Turn as="section" who="them" aria-labelledby="daily-cue" className={className} {...holdProps}>
      <div className="flex items-center justify-between gap-3">
        <h2 id="daily-cue" className="text-h3 font-medium">
          Daily Small Talk Cues
        </h2>
        <div className="-my-2 -mr-3 flex">
          {!prefersStillness && (
            <IconButton label={isPaused ? 'Play the cues' : 'Pause the cues'} onClick={() => setPaused(!isPaused)}>
              {isPaused ? (
                <Play aria-hidden="true" strokeWidth={1.75} />
              ) : (
                <Pause aria-hidden="true" strokeWidth={1.75} />
              )}
            </IconButton>
          )}
          <IconButton label="Next cue" onClick={showNext}>
            <RefreshCw aria-hidden="true" strokeWidth={1.75} />
          </IconButton>
        </div>
      </div>
      {/* All twelve are stacked, so that the card is as tall as the longest and never jumps. */}
      <div className="mt-3 grid">
        {cues.map((cue, i) => (
          <CueOnCard key={cue.text} cue={cue} isShown={i === index} />
        ))}
      </div>
      {/* Only read out on request; a voice that starts by itself every eight seconds helps nobody. */}
      <LiveRegion>{readOut}</LiveRegion>
    </Turn>
  )
}

function CueOnCard({ cue, isShown }: { cue: DailyCue; isShown: boolean }) {
  const { id, label } = situationOf(cue)
  return (
    <div
      className={classNames(
        'col-start-1 row-start-1 flex flex-col',
        isShown ? 'motion-safe:animate-arrive' : 'invisible',
      )}
    >
      <p className="text-xs font-semibold text-ink-2">{label}</p>
      <p className="say mt-2">“{cue.text}”</p>
      <p className="mt-2.5 text-sm text-ink-2">{cue.tip}</p>
      <Link
        to={`/small-talk-cues?area=work&situation=${id}`}
        className="link mt-auto inline-flex min-h-11 items-center self-start pt-2 text-sm"
      >
        More lines for this moment
      </Link>
    </div>
  )
}

function situationOf({ situation }: DailyCue) {
  return situations.work.find(({ id }) => id === situation) ?? situations.work[0]
}
