import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export type Programs = { patroni: string; etcd: string; haproxy: string; postgresBin: string; user: User | undefined }
/** PostgreSQL refuses to run as root. */
type User = { uid: number; gid: number }

const debianPostgres = '/usr/lib/postgresql'

/** The required programs, or a sentence that says what is missing. */
export function findPrograms(): Programs | string {
  const found = {
    patroni: which('patroni'),
    etcd: which('etcd'),
    haproxy: which('haproxy'),
    postgresBin: findPostgres(),
  }
  const missing = Object.entries(found).filter(([, path]) => path === undefined)
  if (missing.length > 0) {
    const names = missing.map(([name]) => (name === 'postgresBin' ? 'postgresql' : name)).join(', ')
    return `Skipped: ${names} not found. On Debian: apt-get install postgresql patroni etcd-server haproxy`
  }
  const user = process.getuid?.() === 0 ? findUser('postgres') : undefined
  if (process.getuid?.() === 0 && !user)
    return 'Skipped: there is no user postgres, and PostgreSQL does not run as root.'
  return { ...(found as Record<keyof typeof found, string>), user }
}

function which(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

function findPostgres(): string | undefined {
  if (!existsSync(debianPostgres)) return undefined
  const folders = readdirSync(debianPostgres).sort((a, b) => Number(b) - Number(a))
  return folders.map((version) => join(debianPostgres, version, 'bin')).find((bin) => existsSync(join(bin, 'postgres')))
}

function findUser(name: string): User | undefined {
  try {
    const ask = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
    return { uid: ask('-u'), gid: ask('-g') }
  } catch {
    return undefined
  }
}
