import { useLocation, useMatches } from 'react-router'
import { useCurrentUser } from '#client/platform/current-user.ts'
import type { PageHandle } from '#client/platform/page-handle.ts'
import { findPage } from '#rules/pages.ts'
import { type Door, doorFor } from './door.ts'

export function useDoor(): Door {
  const { pathname } = useLocation()
  return doorFor(findPage(pathname)?.access, useCurrentUser())
}

/** What the current route asks of the frame. */
export function usePageHandle(): PageHandle {
  return (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {}
}
