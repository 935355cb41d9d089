import { useEffect, useRef } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'

/**
 * Navigates after saving, which may take a while. Somebody who has gone elsewhere meanwhile stays there; and if the
 * screen has already changed, nothing moves under their finger.
 */
export function useNavigateAfterSaving() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return (to: string, options: NavigateOptions = {}) => {
    const now = window.location
    if (now.pathname !== pathname || now.pathname + now.search === to) return
    navigate(to, { ...options, preventScrollReset: !isShown.current })
  }
}
