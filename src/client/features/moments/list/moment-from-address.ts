import type { MomentLine } from '#contract/moments/moments.ts'
import { type MomentArea, momentAreas, momentLineMaxLength, momentTitleMaxLength } from '#rules/moments/facts.ts'

type MomentFromAddress = { title: string; lifeArea: MomentArea; line: MomentLine | null }

/** Values passed by another screen: /moments?title=…&area=…&line=…&cue=… */
export function momentFromAddress(search: URLSearchParams): MomentFromAddress {
  const text = (search.get('line') ?? '').trim()
  return {
    title: (search.get('title') ?? '').slice(0, momentTitleMaxLength),
    lifeArea: momentAreas.find((one) => one === search.get('area')) ?? 'work',
    line: text && text.length <= momentLineMaxLength ? { text, cueId: cueIdOf(search) } : null,
  }
}

/** Whether somebody came to add one, rather than to look at what is coming. */
export const isAskedFor = (search: URLSearchParams) =>
  ['part', 'title', 'area', 'line'].some((name) => search.has(name))

function cueIdOf(search: URLSearchParams): string | null {
  const id = search.get('cue') ?? ''
  return /^[\w-]{1,100}$/.test(id) ? id : null
}
