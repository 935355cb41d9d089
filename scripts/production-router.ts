import { join } from 'node:path'
import type { Plugin } from 'vite'

const files = new Map([
  ['react-router', 'index.mjs'],
  ['react-router/dom', 'dom-export.mjs'],
])
const folder = join(import.meta.dirname, '..', 'node_modules', 'react-router', 'dist', 'production')

/** The router has two builds, but its package only exports the one with development warnings. */
export function productionRouter(): Plugin {
  return {
    name: 'hearten:production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      handler: (id) => join(folder, files.get(id) ?? ''),
    },
  }
}
