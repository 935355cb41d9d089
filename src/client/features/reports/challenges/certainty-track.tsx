type CertaintyTrackProps = { before: number | null; after: number | null }

/** From how sure they were, a ring, to how sure they would be next time, a filled shape. Both numbers are printed. */
export function CertaintyTrack({ before, after }: CertaintyTrackProps) {
  if (before === null || after === null) return null
  return (
    <div className="flex items-center gap-4">
      <div aria-hidden="true" className="relative mx-2.5 h-6 flex-1 print:[print-color-adjust:exact]">
        <span className="absolute inset-x-0 top-1/2 h-px bg-edge" />
        <span
          className="absolute top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-sage-mid"
          style={{ left: `${Math.min(before, after)}%`, width: `${Math.abs(before - after)}%` }}
        />
        <span
          className="absolute top-1/2 size-4.5 -translate-1/2 rounded-full border-[2.5px] border-sage bg-surface"
          style={{ left: `${before}%` }}
        />
        <span
          className="absolute top-1/2 size-4.5 -translate-1/2 rounded-drop-you border-[1.5px] border-apricot-ink bg-apricot"
          style={{ left: `${after}%` }}
        />
      </div>
      <span className="sr-only">
        Sure {before}% before, {after}% after.
      </span>
      <span aria-hidden="true" className="w-24 text-right whitespace-nowrap text-ink-2 tabular-nums">
        {before}% → {after}%
      </span>
    </div>
  )
}
