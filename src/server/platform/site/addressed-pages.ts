import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Settings } from '#contract/settings.ts'
import { builtOrigin } from '#rules/pages/built-origin.ts'
import { etagOf, type SiteFile } from './site.ts'

type Known = {
  appUrl: string
  payments: Settings['payments']
}

/** How every page begins. */
const opening = '<html lang="en"'

/**
 * Pages contain their own address, for search engines and link previews, and show whether plans are sold here. Neither
 * is known at build time, so both are filled in on the first request; the address may only be known once the server
 * listens.
 */
export function createAddressedPages(known: () => Known): (file: SiteFile) => SiteFile {
  const filled = new Map<SiteFile, SiteFile>()
  return (file) => {
    if (!file.type.startsWith('text/html')) return file
    const page = filled.get(file) ?? fillIn(file, known())
    filled.set(file, page)
    return page
  }
}

function fillIn(file: SiteFile, { appUrl, payments }: Known): SiteFile {
  const built = file.plain.toString('utf8')
  const addressed = built.replaceAll(builtOrigin, () => appUrl)
  // Pages are built for a server that sells plans by card, and are only changed if it does not.
  const html = payments === 'card' ? addressed : addressed.replace(opening, `${opening} data-payments="${payments}"`)
  if (html === built) return file
  const plain = Buffer.from(html)
  return {
    ...file,
    plain,
    etag: etagOf(plain),
    brotli: file.brotli && brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: file.gzip && gzipSync(plain, { level: 9 }),
  }
}
