import type { MetaDescriptor } from 'react-router'
import { siteAddress } from '#client/platform/page/site-address.ts'

/** The organization behind the site, for search engines. */
export function siteData(): MetaDescriptor {
  const home = siteAddress('/')
  const organization = {
    '@type': 'Organization',
    '@id': siteAddress('/#organization'),
    name: 'Hearten',
    url: home,
    logo: siteAddress('/icons/app-512.png'),
  }
  const website = {
    '@type': 'WebSite',
    '@id': siteAddress('/#website'),
    name: 'Hearten',
    url: home,
    inLanguage: 'en-US',
    publisher: { '@id': organization['@id'] },
  }
  return { 'script:ld+json': { '@context': 'https://schema.org', '@graph': [organization, website] } }
}
