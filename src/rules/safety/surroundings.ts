import { maskIdioms } from './phrases/idioms.ts'
import type { Turn } from './signal.ts'
import { isFiction } from './turns/fiction.ts'
import { isEmbarrassed, type Mood, moodOf } from './turns/joke.ts'
import { isNegated } from './turns/negation.ts'
import { isOverAndWell, isToldAsPast } from './turns/over.ts'
import { isExplained, type Setting, settingsOf } from './turns/setting.ts'
import { bearerOf, isSaidOfOther, type Subject, subjectOf } from './turns/subject.ts'
import { accident, hypothetical, occasions } from './turns/supposition.ts'
import { isPast } from './turns/tense.ts'

/** A normalised line whose idioms are covered, and what holds for all of it; where it is set, an idiom tells as well. */
export type Message = {
  line: string
  mood: Mood
  isAboutOccasion: boolean
  isOverAndWell: boolean
  settings: readonly Setting[]
}

export function readMessage(normalised: string): Message {
  const line = maskIdioms(normalised)
  return {
    line,
    mood: moodOf(line),
    isAboutOccasion: occasions.has(line),
    isOverAndWell: isOverAndWell(normalised),
    settings: settingsOf(normalised),
  }
}

export type Span = { start: number; end: number }
export type Surroundings = {
  turns: ReadonlySet<Turn>
  subject: Subject
  bearer: 'self' | 'other'
  /** Somebody else is named right before it. */
  isSaidOfOther: boolean
}

/** What the words around a found phrase do with it. */
export function surroundingsOf({ line, mood, isAboutOccasion }: Message, { start, end }: Span): Surroundings {
  const sentence = sentenceAround(line, { start, end })
  const found = line.slice(start, end)
  const before = line.slice(sentence.start, start)
  const clause = before.slice(lastClauseStart(before, found))
  const whole = line.slice(sentence.start, sentence.end)
  const after = line.slice(end, sentence.end)
  const turns = new Set<Turn>()
  if (isNegated(clause)) turns.add('negated')
  if (isPast(before, found, after)) turns.add('past')
  if (isEmbarrassed(mood, whole)) turns.add('embarrassed')
  if (isFiction(before, found, after)) turns.add('fiction')
  if (hypothetical.has(before)) turns.add('hypothetical')
  if (accident.has(whole)) turns.add('accident')
  if (/(?:^| )(?:if|unless) /.test(whole)) turns.add('conditional')
  if (isAboutOccasion) turns.add('occasion')
  return {
    turns,
    subject: subjectOf(before, found),
    bearer: bearerOf(before, found),
    isSaidOfOther: isSaidOfOther(before, found),
  }
}

/** It belongs to where they are: a stage, a game, a barber's chair. */
export function isOfTheSetting({ line, settings }: Message, name: string, span: Span): boolean {
  return settings.length > 0 && isExplained(settings, { name, ...wordsAround(line, span) })
}

/** It lies behind them, and they are well. */
export function isBehindThem({ line, isOverAndWell }: Message, name: string, span: Span): boolean {
  if (!isOverAndWell) return false
  const { found, sentence } = wordsAround(line, span)
  return isToldAsPast(name, found, sentence)
}

function wordsAround(line: string, span: Span) {
  const around = sentenceAround(line, span)
  return { found: line.slice(span.start, span.end), sentence: line.slice(around.start, around.end) }
}

/** Nobody's sentence goes on for longer; without a bound, a long text without full stops would cost its square. */
const reach = 240

function sentenceAround(line: string, { start, end }: Span): Span {
  const left = line.slice(Math.max(0, start - reach), start + 1)
  const right = line.slice(end - 1, end + reach)
  const from = Math.max(left.lastIndexOf(' . '), left.lastIndexOf(' ? '))
  const stops = [right.indexOf(' . '), right.indexOf(' ? ')].filter((at) => at >= 0)
  return {
    start: Math.max(0, start - reach) + (from < 0 ? 0 : from + 1),
    end: end - 1 + (stops.length > 0 ? Math.min(...stops) + 1 : right.length),
  }
}

/** What stands before these denies nothing after them. */
const clauseStart =
  /(?:^| )(?:,|but|yet|although|though|however|because|except|and(?= (?:i|he|she|they|my|we|now|then) )) /g

function lastClauseStart(before: string, found: string): number {
  let at = 0
  // "… and" begins a clause if the phrase itself begins with its subject.
  for (const { index } of `${before}${found}`.matchAll(clauseStart)) if (index < before.length) at = index
  return at
}
