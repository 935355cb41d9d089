import type { Role } from '#rules/access.ts'
import type { PageAccess } from '#rules/pages/pages.ts'

export type Visitor = { user: { role: Role } | null; isLoading: boolean; isUnreachable: boolean }
export type Door = 'open' | 'loading' | 'unreachable' | 'sign-in' | 'admin-only'

/** What somebody gets at a page with that access. An unknown address is open: it leads to the 404 screen. */
export function doorFor(access: PageAccess | undefined, { user, isLoading, isUnreachable }: Visitor): Door {
  if (access === undefined || access === 'public') return 'open'
  if (isLoading) return 'loading'
  if (isUnreachable) return 'unreachable'
  if (!user) return 'sign-in'
  return access === 'admin' && user.role !== 'admin' ? 'admin-only' : 'open'
}
