import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {import('../../../src/client/first-touch/files-for.ts').ScreenFiles} ScreenFiles */

/** What `frame-chunks.ts` makes of the frame around a member's screens, and of their front page. */
const memberFile = /^member-[\w-]{8}\.js$/
const landingFile = /^(?:home|landing)-[\w-]{8}\.js$/
const homeFile = /^dashboard-[\w-]{8}\.js$/

/**
 * Which files each address without HTML of its own needs beyond those every page loads. The first script of the shell
 * requests them while the others are still loading.
 * @param {string} clientFolder
 * @param {readonly string[]} known what every page loads anyway
 * @returns {ScreenFiles}
 */
export function listScreenFiles(clientFolder, known) {
  const assets = join(clientFolder, 'assets')
  const names = readdirSync(assets)
  /** @param {RegExp} pattern */
  const findOne = (pattern) => {
    const found = names.filter((name) => pattern.test(name))
    if (found.length !== 1) throw new Error(`Expected one file like ${pattern} in ${assets}, found ${found.length}.`)
    return String(found[0])
  }
  /** @param {string} name */
  const read = (name) => readFileSync(join(assets, name), 'utf8')
  const routes = readRoutes(read(findOne(/^manifest-\w+\.js$/))).filter(({ path }) => isInShell(path, clientFolder))
  /** @type {string[]} */
  const files = []
  /** @param {string} file */
  const numbersOf = (file) => {
    const wanted = withImports(file, read).filter((name) => !known.includes(name))
    files.push(...wanted.filter((name) => !files.includes(name)))
    return wanted.map((name) => files.indexOf(name))
  }
  return {
    screens: Object.fromEntries(routes.map(({ path, file }) => [path, numbersOf(file)])),
    member: numbersOf(findOne(memberFile)),
    home: numbersOf(findOne(homeFile)),
    files,
  }
}

/**
 * Prerendered pages name their own files. The front page is in the shell too, for members.
 * @param {string} path
 * @param {string} clientFolder
 */
function isInShell(path, clientFolder) {
  const [folder = ''] = path.split('/:')
  return path === '/' || !existsSync(join(clientFolder, folder))
}

/** @param {string} manifest */
function readRoutes(manifest) {
  const { routes } = JSON.parse(manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1))
  return Object.entries(routes)
    .filter(([path]) => path.startsWith('/'))
    .map(([path, { module }]) => ({ path, file: String(module).replace('/assets/', '') }))
}

/**
 * What the front page shows to visitors: the route loads it separately, because members do not need it.
 * @param {string} clientFolder
 * @returns {string[]}
 */
export function listLandingFiles(clientFolder) {
  const assets = join(clientFolder, 'assets')
  const found = readdirSync(assets).filter((name) => landingFile.test(name))
  return found.flatMap((name) => withImports(name, (file) => readFileSync(join(assets, file), 'utf8')))
}

/**
 * A script and everything it imports at once.
 * @param {string} file
 * @param {(name: string) => string} read
 */
function withImports(file, read) {
  const found = new Set([file])
  for (const name of found) {
    for (const [, imported] of read(name).matchAll(/\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      found.add(String(imported))
  }
  return [...found]
}
