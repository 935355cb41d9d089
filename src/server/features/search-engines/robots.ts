import { pages } from '#rules/pages/pages.ts'

/** Reached only from a mail or a form, and empty without it. */
const passages = [
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/stop-email-change',
  '/weekly-review',
  '/debug-auth',
]

/** What crawlers may open: what anybody may read. Behind the other doors they would only meet the sign-in form. */
export function writeRobots(origin: string): string {
  const closed = pages.filter((page) => page.access !== 'public').map(({ path }) => path.replace(/:.*$/, ''))
  const lines = ['User-agent: *', ...['/api/', ...passages, ...closed].map((path) => `Disallow: ${path}`)]
  return [...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
