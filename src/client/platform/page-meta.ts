import { useEffect } from 'react'
import type { MetaDescriptor } from 'react-router'

export const baseTitle = 'overcome social anxiety'

/** For a route's `meta`: the title and description that stand in the HTML itself. */
export function pageMeta({ title, description }: { title?: string; description?: string } = {}): MetaDescriptor[] {
  const full = title ? `${title} · ${baseTitle}` : baseTitle
  const metas: MetaDescriptor[] = [{ title: full }, { property: 'og:title', content: full }]
  if (description) {
    metas.push({ name: 'description', content: description }, { property: 'og:description', content: description })
  }
  return metas
}

/**
 * For a title that only shows while this is on screen. The first title in the head counts, so the
 * page's own one, which React keeps, comes back by itself when this one is removed.
 */
export function usePageTitle(title: string) {
  useEffect(() => {
    const element = document.createElement('title')
    element.textContent = title
    document.head.prepend(element)
    return () => element.remove()
  }, [title])
}
