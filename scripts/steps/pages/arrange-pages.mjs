import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { listLandingFiles, listScreenFiles } from './screen-files.mjs'
import { makeStartFile } from './start-file.mjs'
import { readStyles } from './used-styles.mjs'

/** @typedef {'now' | 'idle' | 'touched'} Wakes */

const fontLink = /<link rel="preload" as="font"[^>]*>/g
const scriptLink = /<link rel="modulepreload"[^>]*>/g
const stylesLink = /<link rel="stylesheet" href="(\/assets\/[\w.-]+)([^"]*)"[^>]*>/
const head = '<script src="/theme.js"> </script>'
const start = /(<script type="module"[^>]*>)([^<]+)(<\/script>)/
/** The shell for all other addresses shows nothing without its scripts. */
const wakesNow = /^__spa-fallback\.html$/
/**
 * Pages that work as they are, but change without being touched: privacy (the contact address) and the newsletter
 * (depending on the link that led there). All others stay as built until somebody touches them.
 */
const wakesWhenIdle = /^(privacy|newsletter)\//
const frontPage = 'index.html'
/** Shows the lines of the person's own country by itself. */
const isHelpNow = /^help-now\//

/**
 * Puts the styles a page needs into its head, and leaves loading its scripts to the first script. React writes every
 * preload at the top of the head, scripts before the styles, and on a slow network the text waited for all of them.
 * @param {string} clientFolder
 * @param {{ usual: string, helpNow: string, shell: string }} firstScripts one stands in the head of each page
 */
export function arrangePages(clientFolder, firstScripts) {
  const pages = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
  /** @type {Map<string, (html: string) => string>} */
  const sheets = new Map()
  /** @param {string} address */
  const readSheet = (address) => {
    const read = sheets.get(address) ?? readStyles(readFileSync(join(clientFolder, address), 'utf8'))
    sheets.set(address, read)
    return read
  }
  /** @param {string} file */
  const readScript = (file) => readFileSync(join(clientFolder, 'assets', file), 'utf8')
  for (const page of pages) {
    const name = relative(clientFolder, page).split(sep).join('/')
    const wakes = wakesAt(name)
    const built = readFileSync(page, 'utf8')
    const screens = wakes === 'now' ? listScreenFiles(clientFolder, filesIn(built)) : undefined
    const more = name === frontPage ? listLandingFiles(clientFolder) : []
    const own = { readSheet, screens, more, ...(wakes === 'now' && { readScript }) }
    const { html, startFile } = arrange(built, chooseScript(name, firstScripts), { wakes, ...own })
    writeFileSync(page, html)
    writeFileSync(join(clientFolder, 'assets', startFile.name), startFile.code)
  }
}

/**
 * @param {string} name
 * @param {{ usual: string, helpNow: string, shell: string }} firstScripts
 */
function chooseScript(name, { usual, helpNow, shell }) {
  if (isHelpNow.test(name)) return helpNow
  return wakesAt(name) === 'now' ? shell : usual
}

/**
 * When the scripts of a page come.
 * @param {string} name
 * @returns {Wakes}
 */
export function wakesAt(name) {
  if (wakesNow.test(name)) return 'now'
  return wakesWhenIdle.test(name) ? 'idle' : 'touched'
}

/**
 * React finds preloads anywhere in a page, and ignores what stands where its scripts were. The first script puts the
 * whole stylesheet where React looks for it.
 * @param {string} html
 * @param {string} firstScript
 * @param {object} options
 * @param {Wakes} options.wakes when the scripts come
 * @param {(address: string) => (html: string) => string} options.readSheet
 * @param {(file: string) => string} [options.readScript] for the shell, which starts with fewer files
 * @param {import('./screen-files.mjs').ScreenFiles | undefined} [options.screens] for the shell, which stands at many addresses
 * @param {readonly string[]} [options.more] files that the page needs at its start besides those it names
 * @returns {{ html: string, startFile: { name: string, code: string } }}
 */
export function arrange(html, firstScript, { wakes, readSheet, readScript, screens, more = [] }) {
  const fonts = html.match(fontLink) ?? []
  const rest = html.replace(fontLink, '').replace(scriptLink, '')
  const [, opening, code, closing] = start.exec(rest) ?? []
  const [, styles, ending = ''] = stylesLink.exec(rest) ?? []
  if (!styles || !rest.includes(head) || !code)
    throw new Error('A built page has no stylesheet link, no head or no first script.')
  const { included, ...startFile } = makeStartFile(code, readScript)
  const attributes = {
    styles: styles + ending,
    start: `/assets/${startFile.name}`,
    files: [...new Set([...filesIn(html), ...more])].filter((file) => !included.includes(file)).join(' '),
    wakes,
    ...(screens && { screens: JSON.stringify(screens).replaceAll('"', '&quot;') }),
  }
  const data = Object.entries(attributes).map(([name, value]) => ` data-${name}="${value}"`)
  const painted = `<style>${readSheet(styles)(rest)}</style>${fonts.join('')}`
  return {
    html: rest
      .replace(stylesLink, () => painted)
      .replace(start, () => `${opening}${closing}`)
      .replace(head, () => `<script${data.join('')}>${firstScript}</script>`),
    startFile,
  }
}

/**
 * What a page asks for before it starts.
 * @param {string} html
 */
function filesIn(html) {
  const links = html.match(scriptLink) ?? []
  return [...new Set(links.flatMap((link) => /href="\/assets\/([^"]+)"/.exec(link)?.[1] ?? []))]
}
