import type { Scale } from './scale.ts'

export type TipWords = { title: string; lines: readonly string[] }

/** A tooltip: a title, and a line per fact. */
export function Tip({ scale, at, words: { title, lines } }: { scale: Scale; at: number; words: TipWords }) {
  const { left, right, x } = scale
  // Shifted left in proportion to the point's position, so that it never leaves the drawing.
  const share = right > left ? (x(at) - left) / (right - left) : 0
  return (
    <div
      data-tip
      className="pointer-events-none absolute bottom-12 z-1 w-max max-w-56 rounded-r1 border border-line bg-surface px-3 py-2 text-xs text-ink shadow-2"
      style={{ left: x(at), translate: `${-100 * share}% 0` }}
    >
      <p dir="auto" className="font-semibold wrap-anywhere">
        {title}
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
