import { countOpened, markCounted } from '#client/platform/page/opened-page.ts'
import { pageOpenedMs } from '#rules/pages/page-views.ts'

/** A page that is only read was opened too. */
export function tellOpened() {
  const { pathname } = location
  markCounted(pathname)
  setTimeout(() => void countOpened(pathname), pageOpenedMs)
}
