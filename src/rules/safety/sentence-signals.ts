import type { SafetyKind } from './assessment.ts'
import { createPhraseList, type PhraseList } from './phrase-list.ts'
import type { Strength } from './signal.ts'
import { type Message, type Span, surroundingsOf } from './surroundings.ts'

/**
 * Two things said in one sentence, in either order and with anything between them. Phrases know what people usually
 * write; this catches the same meaning in words nobody thought of.
 */
type Pairing = {
  name: string
  strength: Strength
  first: PhraseList
  second: PhraseList
  /** Turns the meaning round, or makes it somebody else's. */
  unless: PhraseList
}

const others =
  '(he|she|his|her|him|mom|dad|grandma|grandpa|grandmother|grandfather|aunt|uncle|husband|wife|boyfriend|girlfriend|' +
  'dog|cat|friend|sister|brother|son|daughter|cousin|neighbor|somebody|someone|who)'

const pairings: readonly Pairing[] = [
  {
    name: 'pain_of_living',
    strength: 'crisis',
    first: createPhraseList([
      '(being|be|stay|staying|am|still|keep|keeping|remain) ~1 alive',
      '(my existence|existing $|been born|born at all|ever born|my own life|this life of mine)',
    ]),
    second: createPhraseList([
      '(not|never|no|without|mistake|painful|hurts|exhausting|unbearable|torture|pointless|meaningless|punishment|burden|tired|sick|hate|hard|why|regret|wrong|pain|curse|too much|stop|wish|barely|want out|undo|correct it|useless|worthless|shame|ashamed)',
    ]),
    unless: createPhraseList([
      `(glad|grateful|happy|thankful|lucky|good to be|great to be|feel so alive|feel alive|nobody knows|you|your|${others})`,
    ]),
  },
  {
    name: 'gone_and_better',
    strength: 'crisis',
    first: createPhraseList([
      'i ~2 (was|were|am|had|have|would|just|could|ever|suddenly)? ~1 (gone|dead|died|die|disappeared|vanished|no longer here|not around|not alive|out of the picture)',
      '(without me|me gone|me dead|my death|my absence|rid of me|me out of (the way|their lives))',
    ]),
    second: createPhraseList([
      '(favor|relief|relieved|better|easier|happier|simpler|cheaper|lighter|free|freer|peace|burden|problem|problems|nobody would|no one would|not notice|not care|not miss|insurance|cost|worth more|solve|fixes|fix everything|heal|recover|move on|thrive|happy)',
    ]),
    unless: createPhraseList([
      '(without me (there|at|on|coming|talking|speaking|joining|as|having|being the|to|in (the|this|our|that|a|my) (group|team|meeting|room|project|band|chat|class|conversation|office|call|party)))',
      `(${others} ~3 (die|died|dead))`,
    ]),
  },
  {
    name: 'death_on_the_mind',
    strength: 'soft',
    first: createPhraseList(['(die|dead|death|dying|my funeral|my grave)']),
    second: createPhraseList([
      '(i|me|myself) ~6 (want|wish|hope|hoping|ready|should|deserve|rather|thinking|think about|dream|dreaming|looking forward|peaceful|comforting|calms|crave|longing)',
      '(want|wish|hope|hoping|ready|should|deserve|thinking|dream|dreaming|looking forward|peaceful|comforting|calms|crave|longing) ~6 (i|me|myself|my)',
    ]),
    unless: createPhraseList([
      `(scared|afraid|terrified|fear|fears|panic|worry|worried|anxious|phobia|not want to|never want to|do not|would not|${others}|they|we|people|us)`,
    ]),
  },
]

type SentenceSignal = { name: string; kind: SafetyKind; strength: Strength; points: number; isTurned: boolean }

export function findSentenceSignals(message: Message): SentenceSignal[] {
  return sentencesOf(message.line).flatMap((span) => {
    const sentence = message.line.slice(span.start, span.end)
    return pairings
      .filter(({ first, second, unless }) => first.has(sentence) && second.has(sentence) && !unless.has(sentence))
      .map(({ name, strength }) => weigh(message, span, name, strength))
  })
}

function weigh(message: Message, span: Span, name: string, strength: Strength): SentenceSignal {
  const { turns } = surroundingsOf(message, span)
  const isTurned = turns.has('past') || turns.has('fiction') || turns.has('embarrassed') || turns.has('hypothetical')
  const isLess = isTurned || (turns.has('occasion') && strength === 'crisis')
  return { name, kind: 'self_harm', strength: isLess ? 'soft' : strength, points: 2, isTurned }
}

function sentencesOf(line: string): Span[] {
  const spans: Span[] = []
  let start = 0
  for (const { index } of line.matchAll(/[.?] /g)) {
    if (index > start + 2) spans.push({ start, end: index + 2 })
    start = index + 2
  }
  return spans
}
