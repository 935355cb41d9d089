import { findItem } from '#content/coach/library.ts'
import type { ChatSource } from '#contract/coach.ts'
import type { Source } from '#rules/coach/source.ts'

/** Titles come from the current library; items that are no longer in it are not shown. */
export function presentSources(sources: readonly Source[]): ChatSource[] {
  return sources.flatMap((source) => presentSource(source) ?? [])
}

export function presentSource(source: Source): ChatSource | undefined {
  const item = findItem(source)
  return item && { type: source.type, id: source.id, title: item.title, href: item.href }
}
