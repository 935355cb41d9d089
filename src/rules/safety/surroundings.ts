import { isFiction } from './context/fiction.ts'
import { isEmbarrassed, type Mood, moodOf } from './context/joke.ts'
import { isNegated } from './context/negation.ts'
import { isOverAndWell, isToldAsPast } from './context/over.ts'
import { isExplained, settingsOf } from './context/setting.ts'
import type { Setting } from './context/setting-type.ts'
import { bearerOf, isSaidOfOther, type Subject, subjectOf } from './context/subject.ts'
import { accident, asksWhetherOther, hypothetical, occasions } from './context/supposition.ts'
import { isPast } from './context/tense.ts'
import { maskIdioms } from './phrases/idioms.ts'
import type { MeaningChange, PhraseGroup } from './signal.ts'

/**
 * A normalised line with its idioms masked, and what holds for the whole message. Settings, and whether it is all past,
 * are read from the unmasked line, because idioms help to recognise them.
 */
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
  changes: ReadonlySet<MeaningChange>
  subject: Subject
  bearer: 'self' | 'other'
  /** Somebody else is named directly before it. */
  isSaidOfOther: boolean
}

/** How the words around a found phrase change its meaning. */
export function surroundingsOf({ line, mood, isAboutOccasion }: Message, { start, end }: Span): Surroundings {
  const sentence = sentenceAround(line, { start, end })
  const found = line.slice(start, end)
  const before = line.slice(sentence.start, start)
  const clause = before.slice(lastClauseStart(before, found))
  const whole = line.slice(sentence.start, sentence.end)
  const after = line.slice(end, sentence.end)
  const changes = new Set<MeaningChange>()
  if (isNegated(clause)) changes.add('negated')
  if (isPast(before, found, after)) changes.add('past')
  if (isEmbarrassed(mood, whole)) changes.add('embarrassed')
  if (isFiction(before, clause, found, after)) changes.add('fiction')
  if (hypothetical.has(before) || asksWhetherOther.test(before)) changes.add('hypothetical')
  if (accident.has(whole)) changes.add('accident')
  if (/(?:^| )(?:if|unless) /.test(whole)) changes.add('conditional')
  if (isAboutOccasion) changes.add('occasion')
  return {
    changes,
    subject: subjectOf(before, found),
    bearer: bearerOf(before, found),
    isSaidOfOther: isSaidOfOther(before, found),
  }
}

/** The setting explains it: a stage, a game, a barber's chair. */
export function isExplainedBySetting({ line, settings }: Message, name: string, span: Span): boolean {
  return settings.length > 0 && isExplained(settings, { name, ...wordsAround(line, span) })
}

/** It is past, and they are well now. */
export function isPastAndWellNow(
  { line, isOverAndWell }: Message,
  group: Pick<PhraseGroup, 'name' | 'whose'>,
  span: Span,
): boolean {
  if (!isOverAndWell) return false
  const { found, sentence } = wordsAround(line, span)
  return isToldAsPast(group, found, sentence)
}

function wordsAround(line: string, span: Span) {
  const around = sentenceAround(line, span)
  return { found: line.slice(span.start, span.end), sentence: line.slice(around.start, around.end) }
}

/** Longer than any sentence people write. Without a bound, a long text without full stops would take quadratic time. */
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

/** A negation before one of these does not apply to what follows it. */
const clauseStart =
  /(?:^| )(?:,|but|yet|although|though|however|because|except|and(?= (?:i|he|she|they|my|we|now|then) )) /g

function lastClauseStart(before: string, found: string): number {
  let at = 0
  // "… and" begins a new clause if the phrase itself starts with its subject.
  for (const { index } of `${before}${found}`.matchAll(clauseStart)) if (index < before.length) at = index
  return at
}
