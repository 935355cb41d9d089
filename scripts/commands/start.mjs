import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildAll } from '../steps/build-steps.mjs'
import { handOverSignals } from '../steps/end-signals.mjs'
import { buildDir, root } from '../steps/folders.mjs'
import { followParent } from '../steps/follow-parent.mjs'
import { installPackages } from '../steps/packages/install.mjs'

export async function run() {
  await installPackages()
  await buildAll()
  process.env.NODE_ENV ??= 'production'
  process.setSourceMapsEnabled(true)
  process.chdir(root)
  // In this process: no child process to lose, and signals reach the server itself.
  handOverSignals()
  followParent(() => process.kill(process.pid, 'SIGTERM'))
  await import(pathToFileURL(join(buildDir, 'server', 'main.js')).href)
}
