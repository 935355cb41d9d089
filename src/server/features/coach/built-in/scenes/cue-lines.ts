import { suggest } from '#content/coach/library.ts'
import { findCue } from '#content/cues/all-cues.ts'
import type { Cue, CueStyle } from '#content/cues/cue.ts'
import type { Source } from '../../turn.ts'
import { unwantedItems } from '../items.ts'
import type { Setting } from '../scene.ts'

/** Topics whose lines are also in the library of cues. */
const styles: Partial<Record<string, CueStyle>> = {
  opening: 'icebreaker',
  middle: 'followup',
  ending: 'closing',
  meal: 'icebreaker',
  date: 'icebreaker',
}

/** A line for an elevator is a line for an elevator: the place has to have been named. */
const placeWords: Readonly<Record<string, RegExp>> = {
  elevator: /elevator|\blift\b/i,
  coffee: /coffee (?:break|machine|corner)|kitchen|break room|water cooler/i,
  meeting: /meeting|standup|stand-up/i,
  lunch: /lunch|canteen|break room/i,
  event: /office party|work (?:party|event|drinks)|conference|mixer|networking/i,
  executive: /\b(?:ceo|cto|director|vp|executive|big boss)\b/i,
  first_date: /date/i,
  coffee_date: /coffee date|date .*coffee|coffee with (?:her|him)/i,
  dinner: /dinner date|date .*dinner|dinner with (?:her|him)/i,
  activity: /museum|bowling|climbing|hike|hiking|mini golf/i,
  online: /tinder|hinge|bumble|dating app|profile|\bmatch/i,
  social_event: /party|birthday|barbecue|bbq|wedding/i,
  classroom: /class|lecture|\blab\b|seminar|section|course/i,
  cafeteria: /cafeteria|dining hall|mensa/i,
  library: /library/i,
  study_group: /study group|study session|studying with/i,
  campus_event: /campus|orientation|freshers|club fair|society/i,
  dorm: /dorm|roommate|residence|floor mate|hall mate/i,
}

type CuePair = { texts: readonly [string, string]; items: readonly Source[] }

/** Pairs from the library, both for one place, each linked to where it is kept. Lines with a gap to fill are left to the library. */
export function cuePairs({ turn, topicName }: Setting, said: string): CuePair[] {
  const style = styles[topicName]
  if (!style) return []
  const cues = suggest(turn.understanding, { exclude: unwantedItems(turn), limit: 40, types: ['cue'] })
    .flatMap(({ id }) => findCue(id) ?? [])
    .filter(({ text, category, situation }) => category === style && !text.includes('[') && isNamed(situation, said))
  const places = [...new Set(cues.map(({ situation }) => situation))]
  return places
    .flatMap((place) => pairs(cues.filter(({ situation }) => situation === place)))
    .map(([first, second]) => ({
      texts: [first.text, second.text],
      items: [first, second].map(({ id }): Source => ({ type: 'cue', id })),
    }))
}

function isNamed(place: string, said: string): boolean {
  return placeWords[place]?.test(said) ?? false
}

function pairs(cues: readonly Cue[]): [Cue, Cue][] {
  const [first, second, ...rest] = cues
  return first && second ? [[first, second], ...pairs(rest)] : []
}
