import { builtOrigin } from '#rules/pages/built-origin.ts'

/** The whole address of a path, for what has to name it so: link previews and search engines. */
export function siteAddress(path: string): string {
  return origin + path
}

const origin = import.meta.env.SSR ? builtOrigin : knownOrigin(document)

/**
 * The server has written its own address into the page. Some know it by another name, an IP address say, and what
 * React then made of that would stand beside what is there instead of being the same.
 */
function knownOrigin({ URL: current, head }: Document): string {
  return new URL(head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? current).origin
}
