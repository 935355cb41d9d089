import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'

/** @typedef {{ url: string, revision: string | null }} KeptFile */

/** Pages, their files, and small pictures. Icons are kept by the system, and preview pictures are for other sites. */
const kept = /\.(html|js|css|woff2|svg)$/
const help = '/help-now'
const icon = '/favicon.svg'
/** After the essentials these come first; they name what is needed to open the app. */
const framePages = ['/__spa-fallback.html', help]

/**
 * What the service worker keeps: the essentials, without which it does not start, and all the rest. Essential is Help now as
 * it is read without a script: whoever opened one page and touched nothing has it, for the price of a small picture.
 * @param {string} clientFolder
 */
export function listOfflineFiles(clientFolder) {
  const files = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kept.test(entry.name) && entry.name !== 'sw.js')
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ url: addressOf(relative(clientFolder, path)), body: readFileSync(path) }))
    // The front page differs for members, so it is never served from the copy.
    .filter(({ url }) => url !== '/')
    .sort((a, b) => (a.url < b.url ? -1 : 1))
  const bodies = new Map(files.map(({ url, body }) => [url, body]))
  const frame = collectFrame(bodies)
  const essentials = new Set([
    help,
    icon,
    ...assetsOf(bodies.get(help) ?? Buffer.of()).filter((url) => isFont.test(url)),
  ])
  const rest = files.filter(({ url }) => !essentials.has(url))
  return {
    essentials: files.filter(({ url }) => essentials.has(url)).map(present),
    library: [...rest.filter(({ url }) => frame.has(url)), ...rest.filter(({ url }) => !frame.has(url))].map(present),
  }
}
const isFont = /\.woff2$/

/** @param {Map<string, Buffer>} files */
function collectFrame(files) {
  /** @type {Set<string>} */
  const found = new Set()
  const waiting = [...framePages, icon]
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (found.has(url)) continue
    const body = files.get(url)
    if (!body) throw new Error(`${url} is needed without a network and was not built.`)
    found.add(url)
    waiting.push(...(url.endsWith('.js') ? importsOf(url, body) : []), ...(isPage(url) ? assetsOf(body) : []))
  }
  return found
}

/** @param {string} url */
function isPage(url) {
  return framePages.includes(url)
}

/** @param {Buffer} page */
function assetsOf(page) {
  const html = String(page)
  const [, files = ''] = / data-files="([^"]*)"/.exec(html) ?? []
  const named = [...html.matchAll(/"(\/assets\/[\w.-]+)/g)].map(([, url]) => String(url))
  return [...named, ...files.split(' ').map((file) => `/assets/${file}`)]
}

/**
 * What a script cannot start without; what it loads later is not essential.
 * @param {string} url
 * @param {Buffer} script
 */
function importsOf(url, script) {
  const names = [...String(script).matchAll(/\b(?:from|import)\s*["'](\.\/[\w.-]+\.js)["']/g)]
  return names.map(([, name]) => posix.join(posix.dirname(url), String(name)))
}

/**
 * With a hash of the content, unless the name contains one.
 * @param {{ url: string, body: Buffer }} file
 * @returns {KeptFile}
 */
function present({ url, body }) {
  const fingerprint = createHash('sha256').update(body).digest('base64url').slice(0, 16)
  return { url, revision: url.startsWith('/assets/') ? null : fingerprint }
}

/** @param {string} file */
function addressOf(file) {
  return `/${file.split(sep).join('/')}`.replace(/\/index\.html$/, '') || '/'
}
