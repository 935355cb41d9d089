import { type CueStyle, cueStyles, type LifeArea, lifeAreas, situations } from '#content/cues/cue.ts'

/** Which part of the library is shown. Kept in the address, so that back and reload return to it. */
export type CueView = { area: LifeArea; style: CueStyle; situation: string | null; onlyFavorites: boolean }

export const areaLabels: Record<LifeArea, string> = { work: 'Work', dating: 'Dating', school: 'School' }

export const styleLabels: Record<CueStyle, string> = {
  icebreaker: 'Icebreaker',
  followup: 'Follow-up',
  transition: 'Transition',
  closing: 'Closing',
}

export const defaultView: CueView = { area: 'work', style: 'icebreaker', situation: null, onlyFavorites: false }

/** Values in the address that we do not know are ignored. */
export function readView(search: URLSearchParams): CueView {
  const area = lifeAreas.find((one) => one === search.get('area')) ?? defaultView.area
  return {
    area,
    style: cueStyles.find((one) => one === search.get('style')) ?? defaultView.style,
    situation: situations[area].find(({ id }) => id === search.get('situation'))?.id ?? null,
    onlyFavorites: search.get('favorites') === 'true',
  }
}

export function writeView({ area, style, situation, onlyFavorites }: CueView): URLSearchParams {
  const search = new URLSearchParams({ area, style })
  if (situation) search.set('situation', situation)
  if (onlyFavorites) search.set('favorites', 'true')
  return search
}

export function situationLabel(area: LifeArea, situation: string): string {
  return situations[area].find(({ id }) => id === situation)?.label ?? ''
}
