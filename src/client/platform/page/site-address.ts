import { builtOrigin } from '#rules/pages/built-origin.ts'

/** The full address of a path, for link previews and search engines. */
export function siteAddress(path: string): string {
  return origin + path
}

const origin = import.meta.env.SSR ? builtOrigin : knownOrigin(document)

/**
 * The server has written its own address into the page. If somebody uses another one, such as an IP address, React
 * would compute different tags and add them beside the existing ones.
 */
function knownOrigin({ URL: current, head }: Document): string {
  return new URL(head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? current).origin
}
