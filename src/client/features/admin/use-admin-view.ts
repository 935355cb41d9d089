import { useSearchParams } from 'react-router'

export const adminTabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'people', label: 'People' },
  { value: 'operations', label: 'Operations' },
  { value: 'log', label: 'Log' },
] as const
type AdminTab = (typeof adminTabs)[number]['value']

/** The open tab, kept in the address. Switching tabs starts at the first page. */
export function useAdminTab() {
  const [search, setSearch] = useSearchParams()
  const tab = adminTabs.find(({ value }) => value === search.get('tab'))?.value ?? 'overview'
  const open = (next: string) => setSearch(next === 'overview' ? {} : { tab: next }, { preventScrollReset: true })
  return [tab, open] as const
}

/** A filter within a tab, kept in the address. Changing it starts at the first page. */
export function useChoice(tab: AdminTab, name: string) {
  const [search, setSearch] = useSearchParams()
  const choose = (value: string) =>
    setSearch({ tab, ...(value ? { [name]: value } : {}) }, { preventScrollReset: true })
  return [search.get(name) ?? '', choose] as const
}
