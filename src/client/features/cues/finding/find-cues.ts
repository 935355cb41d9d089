import type { Cue } from '#content/cues/cue.ts'
import type { CueView } from './cue-view.ts'

type Wanted = {
  view: CueView
  /** The text in the search field. */
  words: string
  favorites: ReadonlySet<string>
}

export type FoundCues = {
  /** Matches in the chosen area, style and situation. */
  here: Cue[]
  /** Matches of a search or the favorites filter in the rest of the library. */
  elsewhere: Cue[]
  /** How many there are in each situation of the chosen area and style. */
  bySituation: ReadonlyMap<string, number>
}

export function findCues(cues: readonly Cue[], { view, words, favorites }: Wanted): FoundCues {
  const terms = termsOf(words)
  const matching = cues.filter((cue) => (!view.onlyFavorites || favorites.has(cue.id)) && hasTerms(cue, terms))
  const inPlace = matching.filter((cue) => cue.lifeCategory === view.area && cue.category === view.style)
  const here = inPlace.filter((cue) => view.situation === null || cue.situation === view.situation)
  const isNarrowed = view.onlyFavorites || terms.length > 0
  const bySituation = new Map<string, number>()
  for (const { situation } of inPlace) bySituation.set(situation, (bySituation.get(situation) ?? 0) + 1)
  return { here, elsewhere: isNarrowed ? matching.filter((cue) => !here.includes(cue)) : [], bySituation }
}

function hasTerms({ text, tip = '' }: Cue, terms: readonly string[]): boolean {
  const said = plain(`${text} ${tip}`)
  return terms.every((term) => said.includes(term))
}

function termsOf(words: string): string[] {
  return plain(words).split(/\s+/).filter(Boolean)
}

/** The library and phones use curly apostrophes; keyboards type straight ones. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'")
}
