import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useIsBareFrameWanted } from '#client/platform/page/frame.ts'
import { useDoor, usePageHandle } from '../address/use-page.ts'
import { helpNow } from '../shell/menus/entries.ts'
import { hasOccupation } from './occupation.ts'

const lookEveryMs = 1000

/** Whether somebody is busy: an exercise, a form, unsent words, or a bad moment. */
export function useIsOccupied(): boolean {
  const { pathname } = useLocation()
  const { frame } = usePageHandle()
  const isExercising = useIsBareFrameWanted()
  const door = useDoor()
  const isAtForm = frame === 'bare' || door === 'sign-in'
  const hasWork = useLook(hasOccupation)
  return isExercising || isAtForm || pathname === helpNow.path || hasWork
}

/** There is no event for an open dialog or typed words, so we poll while there is something to offer. */
function useLook(look: () => boolean): boolean {
  const [seen, setSeen] = useState(look)
  useEffect(() => {
    const timer = setInterval(() => setSeen(look()), lookEveryMs)
    return () => clearInterval(timer)
  }, [look])
  return seen
}
