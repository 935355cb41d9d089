import type { Page } from '@playwright/test'

/** What a crawler finds in a page's HTML without scripts. */
export type ReadPage = {
  title: string
  headings: string[]
  text: string
  /** Content by name, for every meta tag; if a name occurs twice, both are kept. */
  metas: Record<string, string[]>
  canonicals: string[]
  /** Pictures, styles and icons the page refers to. */
  files: string[]
  picturesWithoutAlt: number
  links: string[]
  /** Links to a missing part of the same page. */
  deadAnchors: string[]
  data: Record<string, unknown>[]
}

/** Parses HTML as it was sent, in the browser but without running anything. */
export function readHtml(page: Page, html: string): Promise<ReadPage> {
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html')
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)]
    const data = all('script[type="application/ld+json"]').map((script) => JSON.parse(script.textContent ?? ''))
    const files = all(
      'link[rel=stylesheet], link[rel=icon], link[rel=manifest], link[rel=apple-touch-icon], script[src]',
    )
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .concat(all('img').map((image) => image.getAttribute('src') ?? ''))
    for (const script of all('script')) script.remove()
    const metas: Record<string, string[]> = {}
    for (const meta of all('meta')) {
      const name = meta.getAttribute('name') ?? meta.getAttribute('property')
      if (name) metas[name] = [...(metas[name] ?? []), meta.getAttribute('content') ?? '']
    }
    const hrefs = all('a[href]').map((link) => link.getAttribute('href') ?? '')
    return {
      title: document.title,
      headings: all('h1').map((heading) => heading.textContent ?? ''),
      text: document.body.textContent ?? '',
      metas,
      canonicals: all('link[rel=canonical]').map((link) => link.getAttribute('href') ?? ''),
      files,
      picturesWithoutAlt: all('img:not([alt])').length,
      links: hrefs.filter((href) => href.startsWith('/')).map((href) => href.replace(/#.*$/, '')),
      deadAnchors: hrefs.filter((href) => /^#./.test(href) && !document.getElementById(href.slice(1))),
      data,
    }
  }, html)
}

/** The addresses on our own site that the current screen links to. */
export function linksOnScreen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === location.origin && !link.hasAttribute('download'))
      .map((link) => link.pathname + link.search),
  )
}

/** Reads a PNG's size from its header. */
export function sizeOfPng(picture: Buffer): [width: number, height: number] {
  if (picture.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is not a PNG.')
  return [picture.readUInt32BE(16), picture.readUInt32BE(20)]
}
