/** Recently added parts, by address. Remove one once everybody has seen it. */
const newPaths: readonly string[] = ['/moments']

const listed = (text: string | null) => new Set(text?.split(' ') ?? [])

/** What is still new to somebody who has opened these. */
export function newsAfter(opened: string | null): ReadonlySet<string> {
  const seen = listed(opened)
  return new Set(newPaths.filter((path) => !seen.has(path)))
}

/** The list plus the current page; unchanged if that is not new. */
export function withOpened(opened: string | null, pathname: string): string | null {
  const path = newPaths.find((one) => pathname === one || pathname.startsWith(`${one}/`))
  if (!path || listed(opened).has(path)) return opened
  return opened ? `${opened} ${path}` : path
}
