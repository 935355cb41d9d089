import { once } from 'node:events'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

const root = join(import.meta.dirname, '..', '..')

export type Passed = {
  /** Files of `src` in which a function ran. */
  ran: readonly string[]
  /**
   * Files of `src` on the call stack when one of the watched functions was called: they handed the request on. Without the
   * platform and the database layer, which are on every stack.
   */
  handedOn: readonly string[]
}

/** Starts a watcher for calls of these functions. Only one request may run at a time. */
export function createWatch(watched: readonly ((...args: never[]) => unknown)[]) {
  Object.assign(globalThis, { watched })
  const watcher = new Worker(new URL('./watcher.mjs', import.meta.url), { execArgv: [] })
  const ask = async (kind: 'start' | 'stop') => {
    watcher.postMessage({ kind, count: watched.length })
    const [answer] = await once(watcher, 'message')
    return answer
  }
  return {
    async watch(request: () => Promise<unknown>): Promise<Passed> {
      await ask('start')
      await request()
      const { ran, onStack } = await ask('stop')
      return {
        ran: sourcesOf(ran),
        handedOn: sourcesOf(onStack).filter((file) => !/^src\/server\/(?:platform|db)\//.test(file)),
      }
    },
    close: () => watcher.terminate(),
  }
}

function sourcesOf(urls: readonly string[]): string[] {
  const files = urls.filter((url) => url.startsWith('file:')).map((url) => fileURLToPath(url.replace(/\?.*$/, '')))
  const names = files.map((file) => relative(root, file)).filter((name) => name.startsWith('src/'))
  return [...new Set(names)].toSorted()
}
