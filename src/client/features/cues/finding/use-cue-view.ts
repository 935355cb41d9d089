import { useSearchParams } from 'react-router'
import { type CueView, readView, writeView } from './cue-view.ts'

export function useCueView() {
  const [search, setSearch] = useSearchParams()
  const view = readView(search)
  const show = (change: Partial<CueView>) => setSearch(writeView({ ...view, ...change }), { preventScrollReset: true })
  return { view, show }
}
