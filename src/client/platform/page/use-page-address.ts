import { useSearchParams } from 'react-router'

/** As far as the lists go; a larger number is a typo. */
const lastPage = 9999

/** The open page of a list, kept in the address, so that a reload, going back and a shared link show the same one. */
export function usePageAddress(name = 'page') {
  const [search, setSearch] = useSearchParams()
  const show = (page: number) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        if (page === 0) next.delete(name)
        else next.set(name, String(page + 1))
        return next
      },
      { preventScrollReset: true },
    )
  return [readPage(search.get(name)), show] as const
}

/** Addresses count from 1, lists from 0. */
function readPage(text: string | null): number {
  const page = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(page, 1), lastPage) - 1
}
