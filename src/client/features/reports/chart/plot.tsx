import { type PointerEvent, type ReactNode, useState } from 'react'
import { placePoints, type Scale, type XAxis, type YAxis } from './scale.ts'
import { Tip, type TipWords } from './tip.tsx'
import { useBox } from './use-box.ts'

type PlotProps<Point> = {
  points: readonly Point[]
  x: XAxis
  y: YAxis
  /** The tooltip for the point under the pointer or finger. */
  wordsFor: (point: Point) => TipWords
  /** The marks, from back to front. */
  children: (scale: Scale) => ReactNode
}

/** The base of a chart: grid lines, labels on two sides, and tooltips. */
export function Plot<Point>({ points, x, y, wordsFor, children }: PlotProps<Point>) {
  const [box, watch] = useBox()
  const [met, setMet] = useState<number | null>(null)
  const scale = box && placePoints(points.length, { ...box, x, y })
  const point = met === null ? undefined : points[met]

  function meet({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    if (scale) setMet(scale.nearest(clientX - currentTarget.getBoundingClientRect().left))
  }

  return (
    <div
      ref={watch}
      className="relative h-full"
      // A finger that scrolls past shows nothing; a tap does, and the tooltip stays.
      onPointerMove={(event) => event.pointerType === 'mouse' && meet(event)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setMet(null)}
      onPointerUp={(event) => event.pointerType !== 'mouse' && meet(event)}
    >
      {box && scale && (
        <svg
          data-plot
          aria-hidden="true"
          width={box.width}
          height={box.height}
          viewBox={`0 0 ${box.width} ${box.height}`}
        >
          <Ground scale={scale} y={y} />
          <Below scale={scale} x={x} />
          {met !== null && <Cursor scale={scale} at={met} isBand={x.isBands ?? false} />}
          {children(scale)}
        </svg>
      )}
      {scale && point !== undefined && met !== null && <Tip scale={scale} at={met} words={wordsFor(point)} />}
    </div>
  )
}

function Ground({ scale, y }: { scale: Scale; y: YAxis }) {
  return y.ticks.map((value) => (
    <g key={value}>
      <line x1={scale.left} x2={scale.right} y1={scale.y(value)} y2={scale.y(value)} stroke="var(--line)" />
      <text x={scale.left - 8} y={scale.y(value)} dy="0.355em" textAnchor="end" fill="var(--ink-2)">
        {y.label?.(value) ?? value}
      </text>
    </g>
  ))
}

/** The day of the month, with the month or “Today” below it if needed. */
function Below({ scale, x }: { scale: Scale; x: XAxis }) {
  return (
    <g data-axis="x">
      {x.labels(scale).map(({ at, label, below }) => (
        <text key={at} x={scale.x(at)} y={scale.bottom + 20} textAnchor="middle" fill="var(--ink-2)">
          <tspan x={scale.x(at)}>{label}</tspan>
          {below !== undefined && (
            <tspan x={scale.x(at)} dy="1.35em" fontWeight={650}>
              {below}
            </tspan>
          )}
        </text>
      ))}
    </g>
  )
}

function Cursor({ scale, at, isBand }: { scale: Scale; at: number; isBand: boolean }) {
  const { x, step, top, bottom } = scale
  if (!isBand) return <line x1={x(at)} x2={x(at)} y1={top} y2={bottom} stroke="var(--edge)" />
  return <rect x={x(at) - step / 2} y={top} width={step} height={bottom - top} fill="var(--sunk)" />
}
