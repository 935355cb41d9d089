import type { DangerKind } from '../coach/heard.ts'
import { phraseGroups } from './phrases/phrase-groups.ts'
import { createPhraseFinder, type Found } from './phrases/phrase-list.ts'
import { findSentenceSignals } from './sentence-signals.ts'
import type { MeaningChange, PhraseGroup, Signal } from './signal.ts'
import {
  isExplainedBySetting,
  isPastAndWellNow,
  type Message,
  readMessage,
  type Surroundings,
  surroundingsOf,
} from './surroundings.ts'

const findPhrases = createPhraseFinder(phraseGroups)

/** Everything in a normalised message that may be about danger, each weighed by the words around it. */
export function findSignals(normalised: string): Signal[] {
  const message = readMessage(normalised)
  const fromPhrases = findPhrases(message.line)
    .map((found) => weigh(message, found))
    .filter((signal) => signal !== undefined)
  return [...fromPhrases, ...findSentenceSignals(message)]
}

/** These make a signal softer, so that it is only asked about. The first that applies becomes part of its name. */
const softening = ['hypothetical', 'past', 'negated', 'embarrassed'] as const

const weaker = { imminent: 'crisis', crisis: 'soft', soft: 'faint', faint: 'faint', hint: 'hint' } as const

/** Jokes and embarrassment soften only what somebody would do themselves: nobody jokes about being beaten. */
function canWeaken(change: MeaningChange, { kind }: PhraseGroup): boolean {
  return change !== 'embarrassed' || kind === 'suicide' || kind === 'self_harm' || kind === 'harm_to_others'
}

/**
 * In violence other people are named all the time ("he hit me"), so naming one means nothing. Despair ascribed to
 * somebody else is theirs.
 */
const feltDangers: readonly DangerKind[] = ['suicide', 'self_harm']

function isAboutSomebodyElse({ hasSubject, hasBearer, kind }: PhraseGroup, around: Surroundings): boolean {
  if (feltDangers.includes(kind) && around.isSaidOfOther) return true
  return (hasSubject === true && around.subject === 'other') || (hasBearer === true && around.bearer === 'other')
}

function isGrave({ strength, kind }: PhraseGroup): boolean {
  return (strength === 'crisis' || strength === 'imminent') && (kind === 'suicide' || kind === 'self_harm')
}

function weigh(message: Message, found: Found<PhraseGroup>): Signal | undefined {
  const { group } = found
  if (isExplainedBySetting(message, group.name, found)) return undefined
  const around = surroundingsOf(message, found)
  const { changes, subject } = around
  const applies = (change: MeaningChange) =>
    changes.has(change) && !group.ignores?.includes(change) && canWeaken(change, group)
  if (applies('fiction') || (group.mayBeAccident && applies('accident'))) return undefined
  const signal: Signal = {
    name: group.name,
    kind: group.kind,
    whose: group.whose ?? (isAboutSomebodyElse(group, around) ? 'other' : 'self'),
    strength: group.strength,
    points: group.points ?? 2,
    isWeakened: false,
  }
  // A grave danger that is past is acknowledged; lesser things that are past are not brought up again.
  if (isPastAndWellNow(message, group, found))
    return isGrave(group) ? { ...signal, name: `past_${group.name}`, strength: 'soft', isWeakened: true } : undefined
  if (group.mayBeOccasion && applies('occasion')) return { ...signal, strength: weaker[group.strength] }
  if (group.strength === 'hint' || group.strength === 'faint') return signal
  const change = softening.find(applies)
  if (change) return { ...signal, name: `${change}_${group.name}`, strength: 'soft', isWeakened: true }
  if (group.hasSubject && subject === 'you') return { ...signal, strength: 'soft', isWeakened: true }
  // "I will do it if I fail" names no time: a crisis, but not urgent.
  return applies('conditional') && group.strength === 'imminent' ? { ...signal, strength: 'crisis' } : signal
}
