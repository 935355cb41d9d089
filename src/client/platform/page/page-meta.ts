import { useEffect } from 'react'
import type { MetaDescriptor } from 'react-router'
import { siteAddress } from './site-address.ts'

export const baseTitle = 'overcome social anxiety'

/** What a link to the page is shown with elsewhere, 1200 by 630, drawn while the pages are built. */
type Picture = { path: string; alt: string }

const sitePicture: Picture = { path: '/og/hearten.png', alt: 'Hearten. Never run out of things to say.' }

type PageFacts = {
  title?: string
  description?: string
  /** For pages that anybody may find: the one address they are known by. Search engines pass over the others. */
  path?: string
  picture?: Picture
  type?: 'website' | 'article'
}

/** For a route's `meta`: what stands about the page in the HTML itself. */
export function pageMeta({ title, description, path, ...rest }: PageFacts = {}): MetaDescriptor[] {
  const full = title ? `${title} · ${baseTitle}` : baseTitle
  const metas: MetaDescriptor[] = [{ title: full }, { property: 'og:title', content: full }]
  if (description) {
    metas.push({ name: 'description', content: description }, { property: 'og:description', content: description })
  }
  return [...metas, ...(path === undefined ? [{ name: 'robots', content: 'noindex' }] : addressMeta(path, rest))]
}

function addressMeta(path: string, { picture, type = 'website' }: PageFacts): MetaDescriptor[] {
  const address = siteAddress(path)
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:url', content: address },
    { property: 'og:type', content: type },
    // In the HTML alone, which is all that whoever shows a link reads: it need not weigh on every visit.
    ...(import.meta.env.SSR ? previewMeta(picture ?? sitePicture) : []),
  ]
}

function previewMeta({ path, alt }: Picture): MetaDescriptor[] {
  return [
    { property: 'og:site_name', content: 'Hearten' },
    { property: 'og:image', content: siteAddress(path) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
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
