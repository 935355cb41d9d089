import type { MetaDescriptor } from 'react-router'
import { siteAddress } from '#client/platform/page/site-address.ts'

/** The same content for search engines that the page has for readers. */
export function structuredData(facts: Record<string, unknown>): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...facts } }
}

type Step = { name: string; path: string }

/** The path to a page, from the front page to itself. */
export function breadcrumbs(...steps: readonly Step[]): MetaDescriptor {
  return structuredData({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Hearten', path: '/' }, ...steps].map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: siteAddress(path),
    })),
  })
}
