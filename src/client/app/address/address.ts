/** An encoded separator, even if a mail program encoded it several times. */
const encodedQueryMark = /%(?:25)*3[fd]/i
const encodedSeparator = /%(?:25)*(3f|3d|26|2f)/gi
const separators: Record<string, string> = { '3f': '?', '3d': '=', '26': '&', '2f': '/' }

export type Address = { pathname: string; search: string; hash: string }

/**
 * The address as it was meant, when its question mark or equals sign arrived encoded as part of the path:
 * `/auth%3Faction%3Dsubscribe` is `/auth?action=subscribe`. Null when there is nothing to repair.
 * Encoded signs inside the query string are as they should be and stay.
 */
export function repairAddress({ pathname, search, hash }: Address): string | null {
  if (!encodedQueryMark.test(pathname)) return null
  const decoded = pathname.replace(encodedSeparator, (_, code: string) => separators[code.toLowerCase()] ?? '')
  const [path = '', ...queries] = decoded.split('?')
  const query = [...queries, search.slice(1)].filter((part) => part !== '').join('&')
  // Two slashes at the start would name another host.
  return path.replace(/^[/\\]*/, '/') + (query && `?${query}`) + hash
}
