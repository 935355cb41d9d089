import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The token of a mailed link: undefined until looked for, null where there is none. It stands behind the #, which no
 * server sees, and leaves the address at once, so that it stays neither in the history nor on a shared screen.
 */
export function useMailedToken(): string | null | undefined {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const found = new URLSearchParams(hash.slice(1)).get('token')
    setToken((known) => found ?? known ?? null)
    if (found) navigate(pathname + search, { replace: true })
  }, [hash, navigate, pathname, search])
  return token
}
