import type { TooltipContentProps } from 'recharts'
import { useMedia } from '#client/ui/use-media.ts'

/** Under a finger nothing hovers: there a tap shows the words, and they stay. */
export function useTipTrigger(): 'click' | 'hover' {
  return useMedia('(hover: none)') ? 'click' : 'hover'
}

/** What stands under the finger or the pointer: a title, and a line for each thing there is to say. */
export function chartTip<Point>(wordsFor: (point: Point) => { title: string; lines: readonly string[] }) {
  return ({ active, payload }: Pick<TooltipContentProps, 'active' | 'payload'>) => {
    const point = payload[0]?.payload as Point | undefined
    if (!active || !point) return null
    const { title, lines } = wordsFor(point)
    return (
      <div className="max-w-56 rounded-r1 border border-line bg-surface px-3 py-2 text-xs text-ink shadow-2">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {title}
        </p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    )
  }
}
