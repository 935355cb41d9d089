import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'
import { buildContent } from '../../steps/build-steps.mjs'

const root = join(import.meta.dirname, '..', '..', '..')

export type Instance = {
  url: string
  kill: () => Promise<void>
  /** Asks it to stop, as a service manager does. Resolves with its exit code. */
  stop: () => Promise<number | null>
}

/** Bundled once from source: compiling it in three processes would take three times as long. */
export async function bundleServer(): Promise<string> {
  await buildContent()
  const folder = join(root, '.cache', 'cluster')
  await mkdir(folder, { recursive: true })
  const bundle = join(await mkdtemp(join(folder, 'server-')), 'main.js')
  await build({
    absWorkingDir: root,
    entryPoints: ['src/server/main.ts'],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
  })
  await cp(join(root, 'src/server/db/migrations'), join(dirname(bundle), 'migrations'), { recursive: true })
  return bundle
}

/** One process of the server, without pages, on its own port. */
export async function startInstance(bundle: string, variables: Record<string, string>): Promise<Instance> {
  const { PATH, HOME } = process.env
  const settings = { PORT: '0', CLIENT_DIR: '', LOG_LEVEL: 'warn', DEMO_DATA: 'off' }
  const child = spawn(process.execPath, [bundle], {
    cwd: root,
    env: { PATH, HOME, ...settings, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const port = await readPort(child.stdout)
  if (!port) throw new Error('The instance ended before it was ready.')
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await exited
  }
  const stop = async () => {
    child.kill('SIGTERM')
    const [code] = (await exited) as [number | null]
    return code
  }
  return { url: `http://127.0.0.1:${port}`, kill, stop }
}

async function readPort(output: NodeJS.ReadableStream): Promise<string | undefined> {
  const lines = createInterface(output)
  for await (const line of lines) {
    const port = line.match(/^Ready: .*:(\d+)$/)?.[1]
    if (port) {
      // An unread pipe would fill up and stop the server.
      output.resume()
      return port
    }
  }
  return undefined
}
