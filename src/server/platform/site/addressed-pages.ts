import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { builtOrigin } from '#rules/pages/built-origin.ts'
import { etagOf, type SiteFile } from './site.ts'

/**
 * Pages name their own address, for search engines and link previews, and were built before anybody knew it. Each is
 * filled in when it is first asked for, since the address may be known only once the server listens.
 */
export function createAddressedPages(appUrl: () => string): (file: SiteFile) => SiteFile {
  const filled = new Map<SiteFile, SiteFile>()
  return (file) => {
    if (!file.type.startsWith('text/html')) return file
    const known = filled.get(file) ?? withAddress(file, appUrl())
    filled.set(file, known)
    return known
  }
}

function withAddress(file: SiteFile, address: string): SiteFile {
  const html = file.plain.toString('utf8')
  if (!html.includes(builtOrigin)) return file
  const plain = Buffer.from(html.replaceAll(builtOrigin, () => address))
  return {
    ...file,
    plain,
    etag: etagOf(plain),
    brotli: file.brotli && brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: file.gzip && gzipSync(plain, { level: 9 }),
  }
}
