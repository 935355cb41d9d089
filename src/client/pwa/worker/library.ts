import { repeatWithPauses } from './repeat-with-pauses.ts'

/** A file of this build. The revision is null if the name changes with the content. */
export type KeptFile = { url: string; revision: string | null }

type Contents = {
  files: KeptFile[]
  /** A marker in every page of this build and of no other. */
  pageMark: string
}

const cacheName = 'library'
const previousList = '/__listed'
const atOnce = 4

/**
 * Everything a page may need besides the essentials, the frame first: fetched in the background, as far as the network
 * allows.
 */
export function openLibrary({ files, pageMark }: Contents) {
  const keys = new Map(files.map(({ url, revision }) => [url, revision === null ? url : `${url}?v=${revision}`]))
  let filling: Promise<void> | undefined

  async function fetchMissing(): Promise<'done' | 'left'> {
    const cache = await caches.open(cacheName)
    const there = new Set((await cache.keys()).map(({ url }) => addressOf(url)))
    const missing = [...keys].filter(([, key]) => !there.has(key))
    let isLeft = false
    const fetchNext = async () => {
      for (let next = missing.shift(); next; next = missing.shift()) {
        const [url, key] = next
        // A missing one is requested again with the next page, when the connection may be better.
        await fetchOne(url, key).catch(() => {
          isLeft = true
        })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, fetchNext))
    return isLeft ? 'left' : 'done'
  }

  async function fetchOne(url: string, key: string) {
    const answer = await fetch(url, { cache: key === url ? 'default' : 'no-cache', priority: 'low' })
    if (answer.status >= 500) throw new Error(`${url} answered ${answer.status}`)
    if (!answer.ok || !(await isOfThisBuild(answer))) return
    await (await caches.open(cacheName)).put(key, answer)
  }

  /** After a deploy the server sends pages that need files which are not on our list. */
  async function isOfThisBuild(answer: Response) {
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return true
    return (await answer.clone().text()).includes(pageMark)
  }

  return {
    async find(path: string): Promise<Response | undefined> {
      return (await caches.open(cacheName)).match(keys.get(path) ?? path)
    },
    /** Of this build or another. */
    async hasAny(path: string): Promise<boolean> {
      return (await (await caches.open(cacheName)).match(path, { ignoreSearch: true })) !== undefined
    },
    async keep(path: string, answer: Response) {
      await (await caches.open(cacheName)).put(path, answer).catch(() => undefined)
    },
    /** Calls during a run share that run. */
    fill() {
      filling ??= repeatWithPauses(fetchMissing).finally(() => {
        filling = undefined
      })
      return filling
    },
    /** A tab may still run the previous build, so its files stay until the next build. */
    async prune() {
      const cache = await caches.open(cacheName)
      const before: string[] = (await (await cache.match(previousList))?.json()) ?? []
      const wanted = new Set([previousList, ...before, ...keys.values()])
      for (const request of await cache.keys()) {
        if (!wanted.has(addressOf(request.url))) await cache.delete(request)
      }
      await cache.put(previousList, Response.json([...keys.values()]))
    },
  }
}

function addressOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
