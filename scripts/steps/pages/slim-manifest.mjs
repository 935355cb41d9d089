import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const opening = 'window.__reactRouterManifest='

/**
 * Every page loads the router's list of routes. It names each file that each route imports, which only prefetching
 * links read, and we have none: a module finds its own imports. Written out, those names outweigh all the rest.
 * @param {string} clientFolder
 */
export function slimManifest(clientFolder) {
  const assets = join(clientFolder, 'assets')
  const names = readdirSync(assets).filter((name) => /^manifest-\w+\.js$/.test(name))
  if (names.length !== 1) throw new Error(`Expected one list of routes in ${assets}, found ${names.length}.`)
  const file = join(assets, String(names[0]))
  const code = readFileSync(file, 'utf8')
  if (!code.startsWith(opening) || !code.endsWith(';')) throw new Error(`${file} is not the list of routes we know.`)
  const manifest = JSON.parse(code.slice(opening.length, -1))
  for (const route of Object.values(manifest.routes)) {
    for (const [name, value] of Object.entries(route)) if (name === 'imports' || value === false) delete route[name]
  }
  writeFileSync(file, `${opening}${JSON.stringify(manifest)};`)
}
