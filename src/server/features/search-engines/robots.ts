import { pages } from '#rules/pages/pages.ts'

/** Pages that are only reached from a mail or a form, and are empty otherwise. */
const passages = [
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/stop-email-change',
  '/weekly-review',
  '/debug-auth',
]

/** Crawlers may open what anybody may read. On the other pages they would only find the sign-in form. */
export function writeRobots(origin: string): string {
  const closed = pages.filter((page) => page.access !== 'public').map(({ path }) => path.replace(/:.*$/, ''))
  const lines = ['User-agent: *', ...['/api/', ...passages, ...closed].map((path) => `Disallow: ${path}`)]
  return [...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
