import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The token of a mailed link: undefined until checked, null if there is none. It is in the fragment (#), which no
 * server sees, and is removed from the address at once, so that it is neither in the history nor on a shared screen.
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
