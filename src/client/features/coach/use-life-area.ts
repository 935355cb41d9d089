import { useSearchParams } from 'react-router'
import { defaultLifeArea, type LifeArea, lifeAreas } from '#rules/life-areas.ts'

/** Which chat is open. Kept in the address, so that a reload or a link leads to the same one. */
export function useLifeArea(): [LifeArea, (lifeArea: LifeArea) => void] {
  const [search, setSearch] = useSearchParams()
  const lifeArea = lifeAreas.find((one) => one === search.get('area')) ?? defaultLifeArea
  return [lifeArea, (next) => setSearch(next === defaultLifeArea ? {} : { area: next }, { replace: true })]
}
