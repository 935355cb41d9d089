import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Published = { name: string; version: string; files: Record<string, Buffer | string> } & Record<
  string,
  unknown
>

export type Registry = {
  url: string
  publish: (what: Published) => Promise<{ integrity: string }>
  stop: () => Promise<void>
}

/** A minimal npm registry for tests: enough for installing and asking for versions. */
export async function startRegistry(): Promise<Registry> {
  const versions = new Map<string, Record<string, object>>()
  const tarballs = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/').slice(1)
    const tarball = tarballs.get(path)
    const known = versions.get(path)
    if (tarball) return void response.end(tarball)
    if (!known) return void response.writeHead(404).end('{}')
    const latest = Object.keys(known).at(-1)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ name: path, 'dist-tags': { latest }, versions: known }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    async publish({ files, ...manifest }) {
      const tarball = await pack(manifest, files)
      const file = `${manifest.name}/-/${manifest.version}.tgz`
      const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
      tarballs.set(file, tarball)
      const published = { ...manifest, dist: { integrity, tarball: `${url}/${file}` } }
      versions.set(manifest.name, { ...versions.get(manifest.name), [manifest.version]: published })
      return { integrity }
    },
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function pack(manifest: object, files: Published['files']): Promise<Buffer> {
  const dir = await mkdtemp(join(tmpdir(), 'hearten-pack-'))
  for (const [path, content] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) })) {
    await mkdir(dirname(join(dir, 'package', path)), { recursive: true })
    await writeFile(join(dir, 'package', path), content, { mode: 0o755 })
  }
  await run('tar', ['-czf', join(dir, 'it.tgz'), '-C', dir, 'package'])
  const tarball = await readFile(join(dir, 'it.tgz'))
  await rm(dir, { recursive: true, force: true })
  return tarball
}
