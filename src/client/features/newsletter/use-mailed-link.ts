import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What a link in one of our letters wants. */
export type MailedLink = { wish: 'confirm' | 'leave'; token: string }

/**
 * Undefined until looked for, null where the address holds none. The token stands behind the #, which no server sees,
 * and leaves the address at once, so that it stays neither in the history nor on a shared screen.
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
