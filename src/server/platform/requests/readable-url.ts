import type { IncomingMessage } from 'node:http'

/**
 * A path that cannot be decoded is an address like any other, and gets the same answer as an unknown one. Left as it
 * is, the router would refuse it on its own, before any of our headers and without our page.
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
