import { Button } from '#client/ui/controls/button.tsx'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { isYoursNow } from '#rules/practice/cue-fading.ts'
import type { CueShelf } from '../kept/cue-shelf.ts'

type UseCounterProps = { cueId: string; lineId: string; shelf: CueShelf }

/** Counts that a line was used, and shows the result. */
export function UseCounter({ cueId, lineId, shelf }: UseCounterProps) {
  const count = shelf.counts.get(cueId) ?? 0
  const lastUse = shelf.lastUse?.cueId === cueId ? shelf.lastUse : null
  return (
    <>
      <Button variant="quiet" aria-describedby={lineId} onClick={() => shelf.recordUse(cueId)} className="text-sm">
        I used it{count > 0 && ` · ${times(count)}`}
      </Button>
      <LiveRegion
        isShown={lastUse !== null}
        className={lastUse ? 'order-last flex basis-full flex-wrap items-center px-2 text-xs text-ink-2' : undefined}
      >
        {lastUse && (
          <>
            {isYoursNow(count) ? 'Next time you’ll find it under Yours now.' : 'Counted.'}
            <button
              type="button"
              onClick={() => shelf.takeBackUse(lastUse)}
              className="link min-h-11 px-2 font-semibold"
            >
              Take it back
            </button>
          </>
        )}
      </LiveRegion>
    </>
  )
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}
