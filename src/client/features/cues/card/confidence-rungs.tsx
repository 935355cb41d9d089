import { classNames } from '#client/ui/class-names.ts'
import type { CueConfidence } from '#content/cues/cue.ts'

const rungs: readonly CueConfidence[] = ['easy', 'medium', 'advanced']

/** How much courage a line takes: three rungs, and a word. */
export function ConfidenceRungs({ confidence }: { confidence: CueConfidence }) {
  const height = rungs.indexOf(confidence)
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="inline-flex gap-[3px]">
        {rungs.map((rung, i) => (
          <span key={rung} className={classNames('h-[5px] w-3.5 rounded-full', i <= height ? 'bg-sage' : 'bg-line')} />
        ))}
      </span>
      <span className="first-letter:uppercase">{confidence}</span>
    </span>
  )
}
