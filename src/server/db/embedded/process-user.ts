import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'

/** How to start PostgreSQL's programs: as ourselves, or as a user with fewer rights. */
export type ProcessUser = {
  /** Who must own the cluster's files; undefined if that is us. */
  owner?: { uid: number; gid: number }
  commandFor: (program: string, args: string[]) => { command: string; args: string[]; uid?: number; gid?: number }
}

type Identity = { uid: number; gid: number }

const nobody: Identity = { uid: 65534, gid: 65534 }
const setprivPaths = ['/usr/bin/setpriv', '/bin/setpriv', '/usr/local/bin/setpriv']

/** PostgreSQL refuses to run as root, so root runs it as the owner of the data, or as nobody. */
export async function chooseProcessUser(binaries: Binaries, dataDir: string, clusterDir: string): Promise<ProcessUser> {
  if (process.getuid?.() !== 0) return { commandFor: (command, args) => ({ command, args }) }
  const owner = (await findOwner(clusterDir)) ?? nobody
  const needed = [binaries.postgres, binaries.libDir, binaries.shareDir]
  const reached = await Promise.all([...needed, dataDir].map((path) => isReachable(path, owner)))
  if (reached.every(Boolean)) return { owner, commandFor: (command, args) => ({ command, args, ...owner }) }
  return { owner, commandFor: throughSetpriv(requireSetpriv(), owner) }
}

/** Who owns the cluster, in case an ordinary user created it and root starts it now. */
async function findOwner(clusterDir: string): Promise<Identity | undefined> {
  const found = await stat(clusterDir).catch(() => undefined)
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

/** Whether the mode bits let this user reach and read the path; a home folder with mode 0700 does not. */
async function isReachable(path: string, { uid, gid }: Identity) {
  for (let at = path; ; at = dirname(at)) {
    const { mode, ...owned } = await stat(at)
    const shift = owned.uid === uid ? 6 : owned.gid === gid ? 3 : 0
    const wanted = at === path ? 0o5 : 0o1
    if (((mode >> shift) & wanted) !== wanted) return false
    if (at === dirname(at)) return true
  }
}

/**
 * Switches to the user but keeps the capability to pass through closed folders. Without no_setuid_fixup the kernel
 * would ignore that capability in access(), which PostgreSQL calls before it opens files.
 */
function throughSetpriv(setpriv: string, { uid, gid }: Identity): ProcessUser['commandFor'] {
  const rights = '-all,+dac_override'
  const flags = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', `--inh-caps=${rights}`]
  flags.push(`--ambient-caps=${rights}`, `--bounding-set=${rights}`, '--securebits=+no_setuid_fixup')
  return (program, args) => ({ command: setpriv, args: [...flags, program, ...args] })
}

function requireSetpriv() {
  const setpriv = setprivPaths.find((path) => existsSync(path))
  if (setpriv) return setpriv
  throw new EmbeddedPostgresError(
    'PostgreSQL cannot run as root, and no other user can reach this folder. Start Hearten as an ordinary user, move it out of the closed folder, or set DATABASE_URL.',
  )
}
