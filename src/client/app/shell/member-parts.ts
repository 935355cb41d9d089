import { lazy } from 'react'
import { localStore, storageKeys } from '#client/platform/storage.ts'

// Visitors never need these, and the menu is the heaviest part of the frame.
const loadActions = () => import('./member-actions.tsx')
const loadFrame = () => import('./member-frame.tsx')

export const MemberActions = lazy(() => loadActions().then((module) => ({ default: module.MemberActions })))
export const MemberFrame = lazy(() => loadFrame().then((module) => ({ default: module.MemberFrame })))

/** Where a member was last seen, these are on their way while we still ask who is there. */
export function preloadMemberParts() {
  if (localStore.read(storageKeys.sessionHint) === null) return
  for (const load of [loadActions, loadFrame]) load().catch(() => {})
}
