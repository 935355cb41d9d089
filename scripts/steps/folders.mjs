import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')
export const cacheDir = join(root, '.cache')
export const buildDir = join(root, 'build')
export const resultsDir = join(root, 'test-results')

/**
 * The script behind an installed program, run with this Node: no shell, no npx, no wrapper to lose signals in.
 * @param {string} path inside node_modules
 */
export function installed(path) {
  return join(root, 'node_modules', path)
}
