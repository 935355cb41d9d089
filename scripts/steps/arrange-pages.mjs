import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const fontLink = /<link rel="preload" as="font"[^>]*>/g
const scriptLink = /<link rel="modulepreload"[^>]*>/g
const styles = /<link rel="stylesheet"[^>]*>/
const head = '<script src="/theme.js"> </script>'
const start = /(<script type="module"[^>]*>)([^<]+)(<\/script>)/
/**
 * Pages that stay as they were built until somebody touches them: the front page, what there is to read. The others
 * change by themselves, by the country or by how the server is set up, or are there to be filled in.
 */
const readPages = /^(index\.html|(articles|guides)\/.*)$/

/**
 * Puts what a page is painted from before what makes it move. React writes every preload at the top of the head, scripts
 * before the styles, and on a slow network the words waited for all of them.
 * @param {string} clientFolder
 * @param {string} firstScript stands in the head of each page
 */
export function arrangePages(clientFolder, firstScript) {
  const pages = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const page of pages) {
    const name = relative(clientFolder, page).split(sep).join('/')
    const { html, startFile } = arrange(readFileSync(page, 'utf8'), firstScript, readPages.test(name))
    writeFileSync(page, html)
    if (startFile) writeFileSync(join(clientFolder, 'assets', startFile.name), startFile.code)
  }
}

/**
 * React finds these links wherever they stand, and leaves alone what it finds in the scripts' places.
 * @param {string} html
 * @param {string} firstScript
 * @param {boolean} waits whether the scripts come only when somebody touches the page
 * @returns {{ html: string, startFile?: { name: string, code: string } }}
 */
export function arrange(html, firstScript, waits) {
  const fonts = html.match(fontLink) ?? []
  const scripts = html.match(scriptLink) ?? []
  const rest = html.replace(fontLink, '').replace(scriptLink, '')
  const [, opening, code, closing] = start.exec(rest) ?? []
  if (!styles.test(rest) || !rest.includes(head) || !code)
    throw new Error('A page has no styles, or nothing to start with.')
  const painted = rest.replace(styles, (link) => link + fonts.join(''))
  if (!waits) {
    const late = scripts.map((link) => link.replace('<link ', '<link fetchPriority="low" ')).join('')
    return { html: painted.replace(start, (all) => late + all).replace(head, () => inline(firstScript)) }
  }
  const startFile = { name: nameOfStart(code), code }
  const files = new Set(scripts.flatMap((link) => /href="\/assets\/([^"]+)"/.exec(link)?.[1] ?? []))
  const attributes = ` data-start="/assets/${startFile.name}" data-files="${[...files].join(' ')}"`
  return {
    html: painted.replace(start, `${opening}${closing}`).replace(head, () => inline(firstScript, attributes)),
    startFile,
  }
}

/**
 * @param {string} script
 * @param {string} [attributes]
 */
function inline(script, attributes = '') {
  return `<script${attributes}>${script}</script>`
}

/**
 * After the build it belongs to, like everything that a page of another build must not load, and after its content.
 * @param {string} code
 */
function nameOfStart(code) {
  const [, build = ''] = /\/assets\/manifest-(\w+)\.js/.exec(code) ?? []
  return `start-${build}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
}
