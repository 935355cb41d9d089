import { type Place, smoothPath, straightPath, stretchesOf } from './paths.ts'
import type { Scale } from './scale.ts'

type LineProps = {
  scale: Scale
  /** One per point; null is a gap. */
  values: readonly (number | null)[]
  isSmooth?: boolean
  stroke: string
  width: number
  dashes?: string
}

export function Line({ scale, values, isSmooth = false, stroke, width, dashes }: LineProps) {
  const draw = isSmooth ? smoothPath : straightPath
  const path = stretchesOf(values.map((value, i) => placeOf(scale, value, i)))
    .map(draw)
    .join('')
  return <path d={path} fill="none" stroke={stroke} strokeWidth={width} strokeDasharray={dashes} />
}

function placeOf(scale: Scale, value: number | null, index: number): Place | null {
  return value === null ? null : { x: scale.x(index), y: scale.y(value) }
}
