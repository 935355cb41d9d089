import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildServer } from '../steps/build-steps.mjs'
import { handOverSignals } from '../steps/end-signals.mjs'
import { buildDir, root } from '../steps/folders.mjs'
import { installPackages } from '../steps/packages/install.mjs'

/** Manages accounts and the database from the terminal. */
export async function run() {
  await installPackages()
  await buildServer()
  process.setSourceMapsEnabled(true)
  process.chdir(root)
  handOverSignals()
  await import(pathToFileURL(join(buildDir, 'server', 'admin.js')).href)
}
