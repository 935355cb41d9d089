export type Label = { at: number; label: string; below?: string | null }

export type XAxis = {
  /** Which points get a label, depending on the room. */
  labels: (scale: Scale) => readonly Label[]
  height: number
  /** Bars have a band each; points go from edge to edge. */
  isBands?: boolean
  /** Space next to the first and the last point. */
  inset?: readonly [number, number]
}

export type YAxis = { ticks: readonly number[]; label?: (value: number) => string; width: number }

/** Positions in the drawing, in pixels. */
export type Scale = {
  left: number
  right: number
  top: number
  bottom: number
  /** From one point to the next. */
  step: number
  x: (index: number) => number
  y: (value: number) => number
  /** The point that is closest to this position. */
  nearest: (x: number) => number
}

const margin = { top: 14, right: 18 }

export function placePoints(
  count: number,
  { width, height, x, y }: { width: number; height: number; x: XAxis; y: YAxis },
): Scale {
  const [left, right] = [y.width, Math.max(y.width, width - margin.right)]
  const [top, bottom] = [margin.top, Math.max(margin.top, height - x.height)]
  const [before, after] = x.inset ?? [0, 0]
  const room = right - left - before - after
  const step = x.isBands || count < 2 ? room / Math.max(1, count) : room / (count - 1)
  const first = left + before + (x.isBands || count < 2 ? step / 2 : 0)
  const [from = 0, to = 1] = [y.ticks[0], y.ticks.at(-1)]
  return {
    ...{ left, right, top, bottom, step },
    x: (index) => first + index * step,
    y: (value) => bottom - ((value - from) / (to - from)) * (bottom - top),
    nearest: (place) => Math.min(count - 1, Math.max(0, Math.round((place - first) / step))),
  }
}

/** The last one is always labeled, and as many before it as fit. */
export function labelsThatFit(count: number, widest: number, labelOf: (index: number) => string) {
  return ({ step }: Scale): Label[] => {
    const every = Math.max(1, Math.ceil(widest / Math.max(1, step)))
    const named = Array.from({ length: count }, (_, at) => at).filter((at) => (count - 1 - at) % every === 0)
    return named.map((at) => ({ at, label: labelOf(at) }))
  }
}
