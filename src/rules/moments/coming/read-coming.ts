import type { LifeArea } from '../../life-areas.ts'
import { addDays, type Day } from '../../progress/calendar.ts'
import type { MomentArea } from '../facts.ts'
import { localTimeOf } from '../local-time.ts'
import { areaOf, isForEvenings } from './events.ts'
import { findTitle } from './find-title.ts'
import { readDay, type SpokenDay } from './spoken-day.ts'
import { clockOf, readTime, type SpokenTime } from './spoken-time.ts'

/** A real event somebody told us about: enough to fill in the form. */
export type Coming = {
  title: string
  /** The day in the person's time zone. Null means "some time this week". */
  day: Day | null
  /** Local time. Null if none was named. */
  time: string | null
  lifeArea: MomentArea
}

export type Here = { now: Date; timeZone: string; lifeArea: LifeArea }

/** Past, weekly, imagined or canceled events are not coming. */
const isNotComing =
  /\b(?:yesterday|last (?:night|week|month|time|mon|tue|wed|thu|fri|sat|sun)|ago|had|was|were|went|gave|did|met|saw|used to|spoke|ate|talked|finished|survived|took my|got my hair|every|each|a (?:week|month|year)|always|usually|what if|if i|imagine|would have|should have|cancel+ed|cancel|called off|postponed|moved|over now|not going|won['’]t|nothing|no)\b/i

/**
 * Signs that somebody may be in danger. The safety rules answer these, and offering a calendar entry would be out of
 * place.
 */
const isGrave =
  /\b(?:death|die|dying|dead|kill|suicid\w*|goodbye|good-bye|pills?|rope|gun|knife|bridge|funeral|end it|my will|love (?:them|him|her|you all)|giv(?:e|ing) (?:up|away))\b/i

/** The first coming event that a message mentions, in any of its sentences. */
export function readComing(message: string, here: Here): Coming | null {
  if (isGrave.test(message)) return null
  for (const sentence of sentencesOf(message)) {
    const parts = sentence.split(/\s*(?:,|\bbut\b|\bbecause\b|\bsince\b|\band (?=i\b|it\b|we\b)|\bso (?=i\b))\s*/i)
    // Reads the clauses first: a past event in one of them says nothing about the other.
    const found = [...parts, sentence].map((text) => readPart(text, here)).find((one) => one !== null)
    if (found) return found
  }
  return null
}

/** Keeps “9 a.m.” and “9.30” from ending a sentence. */
function sentencesOf(message: string): string[] {
  return message
    .replaceAll(/\b([ap])\.\s?m\b\.?/gi, '$1m')
    .replaceAll(/[\u2018\u2019]/g, '’')
    .split(/[.!?;]+(?:\s+|$)|\n+/)
    .filter((sentence) => sentence.length <= 300)
}

function readPart(text: string, here: Here): Coming | null {
  if (isNotComing.test(text)) return null
  const day = readDay(text, here.now, here.timeZone)
  if (!day) return null
  const time = readTime(text)
  // "The Saturday rehearsal": here the day is part of the name.
  const isInName = day.isWeekday && new RegExp(`\\b(?:an?|the|my|our|before)\\s+${day.words}\\s+[a-z]`, 'i').test(text)
  const cutOut = [isInName ? '' : day.words, time?.words ?? '']
  const rest = cutOut.reduce((left, words) => (words ? left.replace(words, ' | ') : left), text)
  const title = findTitle(rest, day.day)
  if (!title) return null
  const when = whenOf(day, time, isForEvenings(text), here)
  return when && { title, ...when, lifeArea: areaOf(text, here.lifeArea) }
}

/** Null if that time has already passed. */
function whenOf(spoken: SpokenDay, said: SpokenTime | null, isLate: boolean, { now, timeZone }: Here) {
  const { day, part } = spoken
  const time = spoken.time ?? clockOf(said, part, isLate)
  if (day === null || time === null) return { day, time: day === null ? null : time }
  const here = localTimeOf(now, timeZone)
  const isOver = (start: string) => start <= here
  if (!isOver(`${day}T${time}`)) return { day, time }
  if (spoken.isWeekday) return { day: addDays(day, 7), time }
  const later = said?.isEitherHalf ? clockOf({ ...said, hour: said.hour + 12 }, undefined, false) : null
  if (later && !isOver(`${day}T${later}`)) return { day, time: later }
  return null
}
