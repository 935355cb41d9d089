import { lazyPart } from '#client/platform/page/lazy-part.ts'
import { hasSessionTraces } from '#client/platform/session/session-guess.ts'

// Visitors never need these, and the menu is the heaviest part of the frame.
export const memberActions = lazyPart(() => import('./member-actions.tsx').then((module) => module.MemberActions))
export const memberFrame = lazyPart(() => import('./member-frame.tsx').then((module) => module.MemberFrame))
export const memberHome = lazyPart(() => import('../home/member-home.tsx').then((module) => module.MemberHome))

/** If a member may be here, these are loaded while we are still checking who is signed in. */
export function preloadMemberParts() {
  if (!hasSessionTraces()) return
  const parts = [memberActions, memberFrame, ...(location.pathname === '/' ? [memberHome] : [])]
  for (const { preload } of parts) preload().catch(() => {})
}
