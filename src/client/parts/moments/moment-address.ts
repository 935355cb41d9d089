import type { MomentArea } from '#rules/moments/facts.ts'

type Known = {
  title?: string
  area?: MomentArea
  /** One of ours, as we ship it. What a person filled in is not for an address: servers keep those in their logs. */
  line?: { text: string; cueId?: string }
}

/** Where a moment is given its time. */
export const whenAddress = (momentId: string) => `/moments/${momentId}?part=when`

/** Where a moment is added, with what is known of it filled in. */
export function momentAddress({ title, area, line }: Known): string {
  const search = new URLSearchParams({
    ...(title && { title }),
    ...(area && { area }),
    ...(line && { line: line.text }),
    ...(line?.cueId && { cue: line.cueId }),
  })
  return `/moments?${search}`
}
