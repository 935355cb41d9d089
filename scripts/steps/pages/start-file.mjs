import { createHash } from 'node:crypto'

const anImport = /import (?:\* as (\w+) from )?"\/assets\/([\w.-]+\.js)";/g
const reExport = /^export\{([^}]+)\}from"\.\/([\w.-]+\.js)";?\s*$/
const manifest = /^manifest-(\w+)\.js$/

/**
 * The script a page starts with. The shell's brings the list of routes, and does without the file that only hands on the root
 * of the app: on a slow network each of them costs more than its few bytes.
 * @param {string} code as it was built
 * @param {((file: string) => string) | undefined} readScript for the shell
 * @returns {{ name: string, code: string, included: string[] }} with the files that it replaces
 */
export function makeStartFile(code, readScript) {
  /** @type {string[]} */
  const included = []
  const whole = readScript ? code.replace(anImport, include(readScript, included)) : code
  const elsewhere = withoutLinks(whole, included)
  return { name: nameOfStart(code, elsewhere), code: elsewhere, included }
}

/**
 * The router preloads the files its list names for a page, so the list names another one that the page has loaded.
 * @param {string} code
 * @param {readonly string[]} included
 */
function withoutLinks(code, included) {
  const [, entry] = /import\("(\/assets\/[^"]+)"\)/.exec(code) ?? []
  if (!entry) return code
  return included.reduce((text, file) => text.replaceAll(`/assets/${file}`, entry), code)
}

/**
 * @param {(file: string) => string} readScript
 * @param {string[]} included
 * @returns {(line: string, name: string | undefined, file: string) => string}
 */
function include(readScript, included) {
  return (line, name, file) => {
    const text = manifest.test(file) && !name ? readScript(file) : handOn(name, readScript(file))
    if (text) included.push(file)
    return text ?? line
  }
}

/**
 * @param {string | undefined} name
 * @param {string} code
 */
function handOn(name, code) {
  const [, list, from] = reExport.exec(code) ?? []
  if (!name || !list) return undefined
  const parts = list.split(',').map((part) => {
    const [inside = '', outside = inside] = part.trim().split(' as ')
    return `${outside}:${name}_.${inside}`
  })
  return `import * as ${name}_ from "/assets/${from}";\nconst ${name} = {${parts.join(',')}};`
}

/**
 * The name has the build's id, so that no page of another build loads it, and a hash of the content.
 * @param {string} built
 * @param {string} code
 */
function nameOfStart(built, code) {
  const [, build = ''] = /\/assets\/manifest-(\w+)\.js/.exec(built) ?? []
  return `start-${build}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
}
