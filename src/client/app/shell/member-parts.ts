import { lazy } from 'react'
import { localStore, storageKeys } from '#client/platform/storage.ts'

// Visitors never need these, and the menu is the heaviest part of the frame.
const loadActions = () => import('./member-actions.tsx')
const loadBottomBar = () => import('./bottom-bar.tsx')
const loadKeeper = () => import('../unsent/unsent-keeper.tsx')

export const MemberActions = lazy(() => loadActions().then((module) => ({ default: module.MemberActions })))
export const UnsentKeeper = lazy(() => loadKeeper().then((module) => ({ default: module.UnsentKeeper })))
export const BottomBar = lazy(() => loadBottomBar().then((module) => ({ default: module.BottomBar })))

/** Where a member was last seen, these are on their way while we still ask who is there. */
export function preloadMemberParts() {
  if (localStore.read(storageKeys.sessionHint) === null) return
  for (const load of [loadActions, loadBottomBar, loadKeeper]) load().catch(() => {})
}
