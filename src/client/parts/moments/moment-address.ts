import type { MomentArea } from '#rules/moments/facts.ts'

type Known = {
  title?: string
  area?: MomentArea
  /** A line from the library, as shipped. What a person filled in must not be in an address, because servers log those. */
  line?: { text: string; cueId?: string }
}

/** Where a moment gets its time. */
export const whenAddress = (momentId: string) => `/moments/${momentId}?part=when`

/** Where a moment is added, with what is known filled in. */
export function momentAddress({ title, area, line }: Known): string {
  const search = new URLSearchParams({
    ...(title && { title }),
    ...(area && { area }),
    ...(line && { line: line.text }),
    ...(line?.cueId && { cue: line.cueId }),
  })
  return `/moments?${search}`
}
