import type { EvidenceFigures } from '#contract/challenges/challenges.ts'

/** How sure they were, as a ring, and how sure they would be next time, as a filled shape. Both numbers are printed. */
export function CertaintyChart({ figures: { certaintyBefore, certaintyAfter } }: { figures: EvidenceFigures }) {
  if (certaintyBefore === null || certaintyAfter === null) return null
  return (
    <div>
      <div aria-hidden="true" className="relative mx-3 h-8">
        <span className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-surface inset-ring inset-ring-edge" />
        <span
          className="absolute top-1/2 size-6 -translate-1/2 rounded-full border-3 border-sage bg-sage-soft"
          style={{ left: `${certaintyBefore}%` }}
        />
        <span
          className="absolute top-1/2 size-6 -translate-1/2 rounded-drop-you border-[1.5px] border-apricot-ink bg-apricot"
          style={{ left: `${certaintyAfter}%` }}
        />
      </div>
      <dl className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <div className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3.5 rounded-full border-2 border-sage" />
          <dt>How sure before</dt>
          <dd className="font-semibold">{certaintyBefore}%</dd>
        </div>
        <div className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3.5 rounded-drop-you border border-apricot-ink bg-apricot" />
          <dt>How sure after</dt>
          <dd className="font-semibold">{certaintyAfter}%</dd>
        </div>
      </dl>
    </div>
  )
}
