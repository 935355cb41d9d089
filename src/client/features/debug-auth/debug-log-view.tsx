import { classNames } from '#client/ui/class-names.ts'
import { Button } from '#client/ui/controls/button.tsx'
import type { LogLine } from './debug-log.ts'

type DebugLogViewProps = { lines: readonly LogLine[]; onClear: () => void }

export function DebugLogView({ lines, onClear }: DebugLogViewProps) {
  return (
    <section aria-labelledby="debug-log-title" className="grid min-w-0 content-start gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="debug-log-title" className="text-h3 font-medium">
          Log
        </h2>
        <Button variant="line" onClick={onClear}>
          Clear log
        </Button>
      </div>
      <div
        role="log"
        aria-labelledby="debug-log-title"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard must be able to reach it
        tabIndex={0}
        className="grid max-h-128 min-h-64 content-start gap-2 overflow-auto rounded-r2 bg-sunk p-4 font-mono text-xs"
      >
        {lines.length === 0 && <p className="text-ink-2">Nothing yet. Press one of the buttons.</p>}
        {lines.map(({ id, time, text, isFailure }) => (
          <p key={id} className="whitespace-pre-wrap break-words">
            <span className="text-ink-2">{time} </span>
            <span className={classNames(isFailure && 'text-amber')}>{isFailure ? `Failed: ${text}` : text}</span>
          </p>
        ))}
      </div>
    </section>
  )
}
