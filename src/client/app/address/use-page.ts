import { useMatches } from 'react-router'
import type { PageHandle } from '#client/platform/page/page-handle.ts'
import { useCurrentUser } from '#client/platform/session/current-user.ts'
import { type PageAccess, pages } from '#rules/pages/pages.ts'
import { type Door, doorFor } from '../gate/door.ts'

/** Uses the matched route: an address that we and the router read differently must not slip past the gate. */
export function usePageAccess(): PageAccess | undefined {
  const route = useMatches().at(-1)
  return pages.find(({ path }) => path === route?.id)?.access
}

export function useDoor(): Door {
  return doorFor(usePageAccess(), useCurrentUser())
}

/** What the current route needs from the frame. */
export function usePageHandle(): PageHandle {
  return (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {}
}
