import { useMatches } from 'react-router'
import { useCurrentUser } from '#client/platform/current-user.ts'
import type { PageHandle } from '#client/platform/page-handle.ts'
import { pages } from '#rules/pages.ts'
import { type Door, doorFor } from './door.ts'

/** Asked of the route itself: an address that reads differently here and in the router must not slip past the gate. */
export function useDoor(): Door {
  const route = useMatches().at(-1)
  const page = pages.find(({ path }) => path === route?.id)
  return doorFor(page?.access, useCurrentUser())
}

/** What the current route asks of the frame. */
export function usePageHandle(): PageHandle {
  return (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {}
}
