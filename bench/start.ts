import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { messages } from './coach.ts'
import { atMost, type Bench, type Figure } from './harness/bench.ts'
import { startBuiltServer } from './harness/built-server.ts'
import { createClient, inParallel } from './harness/http.ts'

const root = join(import.meta.dirname, '..')
const visits = 300
const pages = ['/', '/articles', '/pricing', '/api/settings', '/api/forum/categories', '/healthz']
const chats = 20
/** By then the coach's model is loaded, and what loading it needed is given back. */
const settleMs = 30_000

/** The built server with an existing database: how soon it answers, and how much memory it uses. */
export const start: Bench = {
  name: 'start',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'hearten-start-'))
    try {
      await cp(join(root, 'build'), join(folder, 'build'), { recursive: true })
      await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
      await (await startBuiltServer(folder)).stop()
      const without = await measureWithoutModel(folder)
      // The server looks for the coach's model next to its own folder.
      await symlink(join(root, 'model'), join(folder, 'model'))
      return [...without, ...(await measureWithModel(folder))]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

async function measureWithoutModel(folder: string): Promise<Figure[]> {
  const server = await startBuiltServer(folder)
  const atFirstMb = await server.readMemoryMb()
  const call = createClient(server.port, 4)
  for (let at = 0; at < visits; at += 1) await call({ path: pages[at % pages.length] ?? '/' })
  const laterMb = await server.readMemoryMb()
  await server.stop()
  return [
    atMost('from the start to the first page, with a stored database', server.tookMs, 2000),
    atMost('resident memory then, without the coach’s model', atFirstMb, 180, 'MB'),
    atMost(`and after ${visits} visits`, laterMb, 180, 'MB'),
  ]
}

async function measureWithModel(folder: string): Promise<Figure[]> {
  const server = await startBuiltServer(folder)
  await wait(settleMs)
  const settledMb = await server.readMemoryMb()
  await inParallel(chats, chats, (at) => writeAChat(server.port, `writer${at}@example.com`))
  const laterMb = await server.readMemoryMb()
  await server.stop()
  return [
    atMost(`resident memory with the coach’s model, ${settleMs / 1000} s after the start`, settledMb, 330, 'MB'),
    atMost(`and after ${chats} chats of ${messages.length} messages`, laterMb, 330, 'MB'),
  ]
}

/** Signs up, begins a trial and writes to the coach. */
async function writeAChat(port: number, email: string) {
  const call = createClient(port, 1)
  const post = async (path: string, cookie: string, body: object) => {
    const reply = await call({ method: 'POST', path, cookie, body })
    if (reply.status >= 300) throw new Error(`${path} answered ${reply.status}: ${reply.text}`)
    return reply
  }
  const person = { email, password: 'correct horse battery', firstName: 'Bench' }
  const { cookie } = await post('/api/register', '', person)
  await post('/api/trial/start', cookie, {})
  for (const message of messages) await post('/api/chat/message', cookie, { message })
}
