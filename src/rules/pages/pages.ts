/** Every address of the product and who may open it. The server's status codes and the client's gates depend on this. */
export type PageAccess = 'public' | 'member' | 'admin'
export type Page = { path: string; access: PageAccess }

export const pages = [
  { path: '/', access: 'public' },
  { path: '/articles', access: 'public' },
  { path: '/articles/:id', access: 'public' },
  { path: '/guides', access: 'public' },
  { path: '/guides/:id', access: 'public' },
  { path: '/pricing', access: 'public' },
  { path: '/auth', access: 'public' },
  { path: '/debug-auth', access: 'public' },
  { path: '/help-now', access: 'public' },
  { path: '/privacy', access: 'public' },
  { path: '/newsletter', access: 'public' },
  { path: '/weekly-review', access: 'public' },
  { path: '/forgot-password', access: 'public' },
  { path: '/reset-password', access: 'public' },
  { path: '/verify-email', access: 'public' },
  { path: '/stop-email-change', access: 'public' },
  { path: '/dashboard', access: 'member' },
  { path: '/coach', access: 'member' },
  { path: '/techniques', access: 'member' },
  { path: '/energy-boost/:activityId', access: 'member' },
  { path: '/conversation-cards', access: 'member' },
  { path: '/challenges', access: 'member' },
  { path: '/moments', access: 'member' },
  { path: '/moments/:momentId', access: 'member' },
  { path: '/community', access: 'member' },
  { path: '/learn', access: 'member' },
  { path: '/reports', access: 'member' },
  { path: '/recommendations', access: 'member' },
  { path: '/small-talk-cues', access: 'member' },
  { path: '/subscribe', access: 'member' },
  { path: '/cancel-membership', access: 'member' },
  { path: '/account', access: 'member' },
  { path: '/analytics', access: 'admin' },
  { path: '/admin', access: 'admin' },
  { path: '/article-manager', access: 'admin' },
  { path: '/moderation', access: 'admin' },
] as const satisfies readonly Page[]

/** The page at this path, ignoring query string and trailing slash; undefined for an unknown address. */
export function findPage(address: string): Page | undefined {
  const parts = segments(address)
  return pages.find((page) => {
    const wanted = segments(page.path)
    return wanted.length === parts.length && wanted.every((part, i) => part.startsWith(':') || part === parts[i])
  })
}

function segments(address: string): string[] {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  return path.replace(/\/+$/, '').split('/').slice(1)
}
