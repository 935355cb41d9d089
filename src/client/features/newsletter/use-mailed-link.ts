import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What a link in one of our newsletters is for. */
export type MailedLink = { wish: 'confirm' | 'leave'; token: string }

/**
 * Undefined until checked, null if the address has none. The token is in the fragment (#), which no server sees, and is
 * removed from the address at once, so that it is neither in the history nor on a shared screen.
 */
export function useMailedLink(): MailedLink | null | undefined {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const [link, setLink] = useState<MailedLink | null>()
  useEffect(() => {
    const found = readMailedLink(hash)
    setLink((known) => found ?? known ?? null)
    if (found) navigate(pathname, { replace: true })
  }, [hash, navigate, pathname])
  return link
}

export function readMailedLink(hash: string): MailedLink | null {
  const [, wish, token] = /^#(confirm|leave)=([\w.-]+)$/.exec(hash) ?? []
  return token && (wish === 'confirm' || wish === 'leave') ? { wish, token } : null
}
