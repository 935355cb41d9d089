import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')

export type Clone = { dir: string; remove: () => Promise<void> }

/** What a fresh clone does not have. */
const notCloned =
  /^(\.git|\.data|\.cache|\.react-router|\.env|build|node_modules|test-results|src\/content\/generated)$/

/** The project as a newcomer has it, with its packages, in a private home folder and a path with spaces. Nothing is built. */
export async function makeClone(): Promise<Clone> {
  const home = await mkdtemp(join(tmpdir(), 'hearten home '))
  const dir = join(home, 'a clone')
  await cp(root, dir, { recursive: true, filter: (path) => !notCloned.test(relative(root, path)) })
  await linkPackages(join(root, 'node_modules'), join(dir, 'node_modules'))
  return { dir, remove: () => rm(home, { recursive: true, force: true }) }
}

/** Hard links, if the file system allows: half a gigabyte in half a second. */
async function linkPackages(from: string, to: string) {
  await run('cp', ['-al', from, to]).catch(async () => {
    await rm(to, { recursive: true, force: true })
    await run('cp', ['-a', from, to])
  })
}
