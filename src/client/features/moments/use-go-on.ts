import { useEffect, useRef } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'

/**
 * Goes on once something was saved, which may take a while. Whoever has gone elsewhere meanwhile is left there; and where
 * the screen has changed already, nothing moves under a finger.
 */
export function useGoOn() {
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
