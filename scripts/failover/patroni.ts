import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type NodePorts, nodeSettings, proxySettings, superuser } from './node-settings.ts'
import type { Programs } from './programs.ts'

const names = ['node1', 'node2', 'node3'] as const

export type Patroni = {
  /** The current primary, through HAProxy. */
  url: string
  /** Kills the primary's PostgreSQL and its Patroni at once, as if the machine were lost. Returns its name. */
  killPrimary: () => Promise<string>
  /** Restarts a node, and waits until it follows the primary. */
  revive: (name: string) => Promise<void>
  stop: () => Promise<void>
}

/** Three PostgreSQL nodes under Patroni with etcd, behind HAProxy, all on this machine. */
export async function startPatroni(programs: Programs): Promise<Patroni> {
  const home = await mkdtemp(join(tmpdir(), 'hearten-failover-'))
  const [etcdPort = 0, etcdPeerPort = 0, proxyPort = 0, ...nodePorts] = await freePorts(9)
  const ports = names.map(
    (_name, at): NodePorts => ({ postgres: nodePorts[at * 2] ?? 0, rest: nodePorts[at * 2 + 1] ?? 0 }),
  )
  const running = new Map<string, ChildProcess>()

  function start(name: string, command: string, args: string[]) {
    const log = openSync(join(home, `${name}.log`), 'a')
    const child = spawn(command, args, {
      cwd: home,
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8' },
      stdio: ['ignore', log, log],
      ...(programs.user ?? {}),
    })
    closeSync(log)
    running.set(name, child)
  }
  const startNode = (name: string) => start(name, programs.patroni, [join(home, `${name}.json`)])

  await chmod(home, 0o755)
  for (const [at, name] of names.entries()) {
    await mkdir(join(home, name), { mode: 0o700 })
    const nodePort = ports[at] ?? { postgres: 0, rest: 0 }
    const settings = nodeSettings(name, { home, postgresBin: programs.postgresBin, etcdPort, ports: nodePort })
    await writeFile(join(home, `${name}.json`), JSON.stringify(settings, undefined, 2))
  }
  await writeFile(join(home, 'haproxy.cfg'), proxySettings(proxyPort, ports))
  await mkdir(join(home, 'etcd'), { mode: 0o700 })
  if (programs.user) {
    const { uid, gid } = programs.user
    for (const path of ['', ...names, 'etcd']) await chown(join(home, path), uid, gid)
  }
  const etcdAt = (port: number) => `http://127.0.0.1:${port}`
  start('etcd', programs.etcd, [
    ...['--data-dir', join(home, 'etcd'), '--name', 'etcd'],
    ...['--listen-client-urls', etcdAt(etcdPort), '--advertise-client-urls', etcdAt(etcdPort)],
    ...['--listen-peer-urls', etcdAt(etcdPeerPort), '--initial-advertise-peer-urls', etcdAt(etcdPeerPort)],
    ...['--initial-cluster', `etcd=${etcdAt(etcdPeerPort)}`],
  ])
  start('haproxy', programs.haproxy, ['-f', join(home, 'haproxy.cfg'), '-db'])
  for (const name of names) startNode(name)

  type Member = { name: string; role: string; state: string }
  async function readMembers(): Promise<Member[]> {
    for (const { rest } of ports) {
      const members = await askNode(rest).catch(() => undefined)
      if (members) return members
    }
    return []
  }
  /** On a busy machine any part of the answer may be late. */
  async function askNode(rest: number): Promise<Member[] | undefined> {
    const reply = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(2000) })
    return reply.ok ? ((await reply.json()) as { members: Member[] }).members : undefined
  }
  const isHealthy = (members: Member[]) =>
    members.filter(({ role, state }) => role === 'leader' && state === 'running').length === 1 &&
    members.filter(({ role, state }) => role !== 'leader' && /running|streaming/.test(state)).length === 2 &&
    members.some(({ role }) => role === 'sync_standby')

  async function untilHealthy(withinMs: number) {
    for (const end = Date.now() + withinMs; Date.now() < end; await wait(300))
      if (isHealthy(await readMembers())) return
    const words = await readFile(join(home, 'node1.log'), 'utf8')
    throw new Error(`The nodes did not form a cluster: ${JSON.stringify(await readMembers())}\n${words.slice(-2000)}`)
  }

  async function stop() {
    const gone = [...running.values()].filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
    await Promise.all(gone.map((child) => Promise.all([once(child, 'exit'), child.kill('SIGTERM')])))
    for (const name of names) await killPostgres(name)
    await rm(home, { recursive: true, force: true })
  }

  /** The first line of the file is the postmaster's process id; its children end with it. */
  async function killPostgres(name: string) {
    const file = await readFile(join(home, name, 'data', 'postmaster.pid'), 'utf8').catch(() => '')
    const pid = Number(file.split('\n')[0])
    if (pid > 0) killQuietly(pid)
  }

  await untilHealthy(120_000).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    url: `postgres://${superuser.username}:${encodeURIComponent(superuser.password)}@127.0.0.1:${proxyPort}/postgres`,
    async killPrimary() {
      const primary = (await readMembers()).find(({ role }) => role === 'leader')?.name ?? ''
      running.get(primary)?.kill('SIGKILL')
      await killPostgres(primary)
      return primary
    },
    async revive(name) {
      startNode(name)
      await untilHealthy(120_000)
    },
    stop,
  }
}

function killQuietly(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Already gone.
  }
}

/** Held open together while they are read, so that no port is returned twice. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as { port: number }).port)
  await Promise.all(servers.map((server) => Promise.all([once(server, 'close'), server.close()])))
  return ports
}
