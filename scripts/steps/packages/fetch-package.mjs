import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommandError } from '../command-error.mjs'
import { readVersions, runNpm } from './npm.mjs'

/** @typedef {{ path: string, name: string, version: string }} Binary `path` as the lockfile has it */

/**
 * Installs one package again. `npm install` would look at all the others, too, and rewrite the lockfile.
 * @param {string} dir
 * @param {Binary} binary
 * @returns {Promise<string | undefined>} the version that came; undefined when none did
 */
export async function fetchPackage(dir, { path, name, version }) {
  const aside = mkdtempSync(join(tmpdir(), 'hearten-package-'))
  try {
    writeFileSync(join(aside, 'package.json'), '{ "private": true }')
    for (const candidate of [version, await findNeighbor(aside, name, version)]) {
      if (!candidate) continue
      const { code } = await runNpm(['install', '--ignore-scripts', '--no-save', `${name}@${candidate}`], aside)
      if (code !== 0) continue
      rmSync(join(dir, path), { recursive: true, force: true })
      cpSync(join(aside, 'node_modules', name), join(dir, path), { recursive: true })
      return candidate
    }
    return undefined
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/**
 * The newest earlier patch release of the wanted version: its binary still fits the code around it.
 * @param {string} cwd
 * @param {string} name
 * @param {string} version
 */
async function findNeighbor(cwd, name, version) {
  const [, line = '', last = ''] = /^(\d+\.\d+\.)(\d+)$/.exec(version) ?? []
  if (!line) return undefined
  try {
    const versions = await readVersions(name, cwd)
    return versions
      .filter((other) => other.startsWith(line) && Number(other.slice(line.length)) < Number(last))
      .sort((a, b) => Number(a.slice(line.length)) - Number(b.slice(line.length)))
      .at(-1)
  } catch (error) {
    if (error instanceof CommandError) return undefined
    throw error
  }
}
