import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cacheDir } from './folders.mjs'

const lockFile = join(cacheDir, 'build.lock')
const beatMs = 1_000
/** A process id would show that the owner is alive on one machine, but means nothing in another container. */
const deadAfterMs = 10_000

/**
 * Two commands at once, say `npm start` beside `npm test`, must not write into one folder together.
 * @returns {Promise<() => void>} what gives the lock back
 */
export async function holdBuildLock() {
  for (let isFirst = true; !tryLock(); isFirst = false) {
    if (isFirst) console.log('Waiting for another build in this folder…')
    await wait(200)
  }
  const heart = setInterval(() => utimesSync(lockFile, new Date(), new Date()), beatMs)
  return () => {
    clearInterval(heart)
    rmSync(lockFile, { force: true })
  }
}

function tryLock() {
  try {
    writeFileSync(lockFile, '', { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
  const found = statSync(lockFile, { throwIfNoEntry: false })
  if (found && Date.now() - found.mtimeMs > deadAfterMs) rmSync(lockFile, { force: true })
  return false
}
