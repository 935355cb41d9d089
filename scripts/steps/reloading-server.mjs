import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from './folders.mjs'
import { signalProgram, startProgram } from './program.mjs'

const watched = ['src/server', 'src/contract', 'src/rules', 'src/content']
const settleMs = 100

/**
 * Runs the server from source and restarts it when its source changes. The old one is always asked to stop and given
 * time: killed, it would leave its database running, and the next one would have to take that over.
 * @param {Record<string, string>} env
 */
export function startReloadingServer(env) {
  let child = start(env)
  /** @type {NodeJS.Timeout | undefined} */
  let pending
  let turn = Promise.resolve()

  async function restart() {
    console.log('Restarting the server…')
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
    signalProgram(child, 'SIGTERM')
    await ended
    child = start(env)
  }

  for (const folder of watched) {
    watch(join(root, folder), { recursive: true }, (_, name) => {
      if (!name || /\.test\.tsx?$/.test(name)) return
      clearTimeout(pending)
      pending = setTimeout(() => {
        turn = turn.then(restart)
      }, settleMs)
    })
  }
}

/** @param {Record<string, string>} env */
function start(env) {
  return startProgram(['--import', 'tsx', 'src/server/main.ts'], { env, isLoud: true })
}
