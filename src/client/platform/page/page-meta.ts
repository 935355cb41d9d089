import { useEffect } from 'react'
import type { MetaDescriptor } from 'react-router'
import { siteAddress } from './site-address.ts'

export const baseTitle = 'overcome social anxiety'

/** The preview picture of links to the page, 1200 by 630, drawn at build time. */
type Picture = { path: string; alt: string }

const sitePicture: Picture = { path: '/og/hearten.png', alt: 'Hearten. Never run out of things to say.' }

type PageFacts = {
  title?: string
  description?: string
  /** For pages that anybody may find: their canonical address. Search engines skip the others. */
  path?: string
  picture?: Picture
  type?: 'website' | 'article'
}

/** For a route's `meta`: the meta tags in the HTML. */
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
    // Only in the HTML, which is all that link previews read; it need not be part of the scripts.
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
 * For a title that applies only while this is on screen. The first title in the head counts, so the page's own one,
 * which React manages, applies again when this one is removed.
 */
export function usePageTitle(title: string) {
  useEffect(() => {
    const element = document.createElement('title')
    element.textContent = title
    document.head.prepend(element)
    return () => element.remove()
  }, [title])
}
