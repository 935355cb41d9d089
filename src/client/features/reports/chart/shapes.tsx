import { youTurn } from '#client/ui/drawings/turn-path.ts'

type Place = { cx: number; cy: number; radius: number }

/** The filled shape: today, or the value afterwards. */
export function Tail({ cx, cy, radius }: Place) {
  const box = { x: cx - radius, y: cy - radius, width: 2 * radius, height: 2 * radius, radius }
  return <path d={youTurn(box)} fill="var(--apricot)" stroke="var(--apricot-ink)" strokeWidth={1.5} />
}

/** The ring: the value before. */
export function Ring({ cx, cy, radius }: Place) {
  return <circle cx={cx} cy={cy} r={radius} fill="var(--surface)" stroke="var(--sage)" strokeWidth={2.5} />
}
