import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'

/** After navigation, moves focus to the page's heading and has its title read out, as after a full page load. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    // Later than the page's own effects: some of them set the title.
    const timer = setTimeout(() => {
      setTitle(document.title)
      focusHeading()
    })
    return () => clearTimeout(timer)
  }, [pathname])
  return <LiveRegion>{title}</LiveRegion>
}

function focusHeading() {
  const main = document.getElementById('main')
  // A screen that set the focus itself, to a form's first field for example, keeps it.
  if (!main || main.contains(document.activeElement)) return
  const heading = main.querySelector('h1')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  ;(heading ?? main).focus({ preventScroll: true })
}
