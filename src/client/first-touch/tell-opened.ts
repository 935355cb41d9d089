import { countOpened, markCounted } from '#client/platform/page/opened-page.ts'
import { pageOpenedMs } from '#rules/pages/page-views.ts'

/** Counts a page that is only read, and never loads its scripts. */
export function tellOpened() {
  const { pathname } = location
  markCounted(pathname)
  setTimeout(() => void countOpened(pathname), pageOpenedMs)
}
