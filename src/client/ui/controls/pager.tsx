import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from './button.tsx'

type PagerProps = {
  /** What is paged, for screen readers: "Recent leads". */
  label: string
  /** Zero-based. */
  page: number
  hasMore: boolean
  isBusy?: boolean | undefined
  onPage: (page: number) => void
}

/** Newer and older. Renders nothing if there is only one page. */
export function Pager({ label, page, hasMore, isBusy, onPage }: PagerProps) {
  if (page === 0 && !hasMore) return null
  return (
    <nav aria-label={`Pages of ${label}`} className="mt-5 flex flex-wrap items-center gap-3">
      <Button variant="line" disabled={page === 0} isBusy={isBusy} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
        Newer
      </Button>
      <Button variant="line" disabled={!hasMore} isBusy={isBusy} onClick={() => onPage(page + 1)}>
        Older
        <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </Button>
      <span aria-live="polite" className="text-sm text-ink-2">
        Page {page + 1}
      </span>
    </nav>
  )
}
