/** Removes the cookies that a script can access: all of them, or those with a matching name. */
export function clearCookies(isMeant: (name: string) => boolean = () => true) {
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=', 1)[0]?.trim()
    if (!name || !isMeant(name)) continue
    for (const domain of domainsOf(window.location.hostname)) {
      for (const path of pathsOf(window.location.pathname)) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers we support
        document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=${path}${domain}`
      }
    }
  }
}

/** A cookie is only removed under the exact path and domain it was set with, which a script cannot read. */
function pathsOf(pathname: string): string[] {
  const parts = pathname.split('/').filter(Boolean)
  return ['/', ...parts.map((_, i) => `/${parts.slice(0, i + 1).join('/')}`)]
}

function domainsOf(hostname: string): string[] {
  const parts = hostname.split('.')
  return ['', ...parts.slice(0, -1).map((_, i) => `; domain=${parts.slice(i).join('.')}`)]
}
