import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fontLink = /<link rel="preload" as="font"[^>]*>/g
const scriptLink = /<link rel="modulepreload"[^>]*>/g
const styles = /<link rel="stylesheet"[^>]*>/
const start = '<script type="module"'

/**
 * Puts what a page is painted from before what makes it move. React writes every preload at the top of the head, scripts
 * before the styles, and on a slow network the words waited for all of them.
 * @param {string} clientFolder
 */
export function arrangePages(clientFolder) {
  const pages = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const page of pages) writeFileSync(page, arrange(readFileSync(page, 'utf8')))
}

/**
 * React finds these links wherever they stand.
 * @param {string} html
 */
export function arrange(html) {
  const fonts = html.match(fontLink) ?? []
  const scripts = html.match(scriptLink) ?? []
  const rest = html.replace(fontLink, '').replace(scriptLink, '')
  if (!styles.test(rest) || !rest.includes(start)) throw new Error('A page has no styles, or nothing to start with.')
  const late = scripts.map((link) => link.replace('<link ', '<link fetchPriority="low" '))
  return rest.replace(styles, (link) => link + fonts.join('')).replace(start, () => late.join('') + start)
}
