import { guideList } from '#content/generated/guide-list.ts'
import { publishedArticles } from '#content/generated/published-articles.ts'
import { findPage } from '#rules/pages/pages.ts'
import type { Database } from '#server/db/database.ts'
import { addPageViews } from './page-views.queries.ts'

/** Pages whose address contains a name; each is counted separately. */
const named: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['/articles/:id', new Set(publishedArticles.map(({ id }) => `/articles/${id}`))],
  ['/guides/:id', new Set(guideList.map(({ id }) => `/guides/${id}`))],
])

/**
 * The path under which a page is counted; undefined for what is not counted: unknown addresses, and the administrators'
 * pages.
 */
export function countedPath(path: string): string | undefined {
  const page = findPage(path)
  if (!page || page.access === 'admin') return undefined
  const addresses = named.get(page.path)
  if (!addresses) return page.path
  const address = path.replace(/[?#].*$/, '').replace(/\/+$/, '')
  return addresses.has(address) ? address : undefined
}

/**
 * Counts in memory and adds the sums periodically, because everybody who opens the front page would otherwise wait for
 * the same row. If the server is killed, the last counts are lost, which is acceptable.
 */
export function createPageCounter({ db }: { db: Database }) {
  let waiting = new Map<string, { path: string; day: string; views: number }>()

  return {
    count(path: string, now = new Date()) {
      const counted = countedPath(path)
      if (!counted) return
      const day = now.toISOString().slice(0, 10)
      const key = `${day} ${counted}`
      const known = waiting.get(key)
      if (known) known.views += 1
      else waiting.set(key, { path: counted, day, views: 1 })
    },

    async flush() {
      if (waiting.size === 0) return
      const sums = [...waiting.values()]
      waiting = new Map()
      try {
        await addPageViews(db, sums)
      } catch (error) {
        for (const { path, day, views } of sums) {
          const key = `${day} ${path}`
          waiting.set(key, { path, day, views: views + (waiting.get(key)?.views ?? 0) })
        }
        throw error
      }
    },
  }
}
