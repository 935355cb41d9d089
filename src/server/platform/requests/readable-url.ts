import type { IncomingMessage } from 'node:http'

/**
 * A path that cannot be decoded gets the same answer as an unknown one. Otherwise the router would refuse it by itself,
 * without our headers and our page.
 */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = url.split('?', 1)[0] ?? ''
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}
