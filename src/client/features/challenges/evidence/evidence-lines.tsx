import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { queryOf } from '#client/platform/request/query-client.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton.tsx'
import { readWall } from '#contract/challenges/evidence.ts'
import { evidencePageSize } from '#rules/challenges/facts.ts'
import { EvidenceCard } from './evidence-card.tsx'

/** Matching lines, a page at a time. */
export function EvidenceLines({ search }: { search: string }) {
  const [pages, setPages] = useState(1)
  const list = useRef<HTMLUListElement>(null)
  const offsets = Array.from({ length: pages }, (_, i) => i * evidencePageSize)

  function showMore() {
    setPages(pages + 1)
    // The button disappears, so focus moves to the list.
    list.current?.focus({ preventScroll: true })
  }

  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label="Your lines"
      className="outline-none grid grid-cols-[minmax(0,1fr)] gap-4 desk:grid-cols-2 desk:gap-6"
    >
      {offsets.map((offset) => (
        <Page key={offset} search={search} offset={offset} onMore={offset === offsets.at(-1) ? showMore : null} />
      ))}
    </ul>
  )
}

/** With `onMore` it is the last one shown. */
type PageProps = { search: string; offset: number; onMore: (() => void) | null }

function Page({ search, offset, onMore }: PageProps) {
  const query = { ...(search && { search }), ...(offset > 0 && { offset }) }
  const { data, isError, refetch } = useQuery(queryOf(readWall, { query }))
  if (isError && !data) {
    return (
      <li className="desk:col-span-full">
        <Button variant="line" onClick={() => void refetch()}>
          These lines did not load. Try again
        </Button>
      </li>
    )
  }
  if (!data) {
    return (
      <li>
        <SkeletonCard />
      </li>
    )
  }
  return (
    <>
      {data.lines.map((line) => (
        <li key={line.id}>
          <EvidenceCard line={line} />
        </li>
      ))}
      {data.lines.length === 0 && (
        <li className="desk:col-span-full">
          <LiveRegion>No lines found</LiveRegion>
          <EmptyState title="No lines found" headingLevel="h2">
            {`Nothing on your wall contains “${search}”. A shorter word often finds more.`}
          </EmptyState>
        </li>
      )}
      {data.hasMore && onMore && (
        <li className="justify-self-center desk:col-span-full">
          <Button variant="line" onClick={onMore}>
            Show more lines
          </Button>
        </li>
      )}
    </>
  )
}
