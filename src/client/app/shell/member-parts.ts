import { lazy } from 'react'
import { localStore, storageKeys } from '#client/platform/storage.ts'

// Visitors never need these, and the menu is the heaviest part of the frame.
const loadActions = () => import('./member-actions.tsx')
const loadFrame = () => import('./member-frame.tsx')

export const MemberActions = lazy(() => loadActions().then((module) => ({ default: module.MemberActions })))
export const MemberFrame = lazy(() => loadFrame().then((module) => ({ default: module.MemberFrame })))

/** If a member was last seen here, these are loaded while we are still checking who is signed in. */
export function preloadMemberParts() {
  if (localStore.read(storageKeys.sessionHint) === null) return
  for (const load of [loadActions, loadFrame]) load().catch(() => {})
}
