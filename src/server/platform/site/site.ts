import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

/** One file of the built client, kept in memory in all encodings a browser may request. */
export type SiteFile = {
  type: string
  plain: Buffer
  brotli: Buffer | undefined
  gzip: Buffer | undefined
  etag: string
  /** Its name contains a hash of its content, so it can be cached forever. */
  isImmutable: boolean
  /** For pages: the hashes of inline scripts and styles for the Content-Security-Policy. */
  scriptHashes: string[]
  styleHashes: string[]
}

export type Site = {
  /** The file at this address, if the build made one. */
  find: (path: string) => SiteFile | undefined
  /** The empty page from which any address can start. */
  fallback: SiteFile
  /** The paths of prerendered pages, which can be read without scripts. */
  pages: readonly string[]
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const fallbackName = '__spa-fallback.html'
const indexFile = '/index.html'

export function loadSite(folder: string): Site {
  const files = new Map<string, SiteFile>()
  for (const path of listFiles(folder)) {
    if (path.endsWith('.br') || path.endsWith('.gz')) continue
    const address = `/${relative(folder, path).split(sep).join('/')}`
    files.set(address, readSiteFile(path, address))
  }
  const fallback = files.get(`/${fallbackName}`) ?? files.get(indexFile)
  if (!fallback) throw new Error(`There is no built client in ${folder}`)
  return {
    fallback,
    pages: [...files.keys()].filter((address) => address.endsWith(indexFile)).map(pathOfPage),
    find: (path) => {
      const clean = path.length > 1 ? path.replace(/\/+$/, '') : path
      return files.get(clean === '/' ? indexFile : clean) ?? files.get(clean + indexFile)
    },
  }
}

function pathOfPage(address: string): string {
  return address.slice(0, -indexFile.length) || '/'
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function readSiteFile(path: string, address: string): SiteFile {
  const plain = readFileSync(path)
  const type = types[extname(path)] ?? 'application/octet-stream'
  const html = type.startsWith('text/html') ? plain.toString('utf8') : ''
  return {
    type,
    plain,
    brotli: readIfThere(`${path}.br`),
    gzip: readIfThere(`${path}.gz`),
    etag: etagOf(plain),
    isImmutable: address.startsWith('/assets/'),
    scriptHashes: inlineHashes(html, 'script'),
    styleHashes: inlineHashes(html, 'style'),
  }
}

export function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
}

function readIfThere(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined
}

function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const hashes = new Set<string>()
  for (const [, attributes, body] of html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))) {
    const isData = /type="application\/(ld\+)?json"/.test(attributes ?? '')
    if (/\bsrc=/.test(attributes ?? '') || isData || !body) continue
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return [...hashes]
}
