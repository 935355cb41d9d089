import { wondering } from './patterns/own-car.ts'
import { createPhraseList, type PhraseList } from './phrases/phrase-list.ts'
import type { Signal, Strength } from './signal.ts'
import { isExplainedBySetting, isPastAndWellNow, type Message, type Span, surroundingsOf } from './surroundings.ts'

/**
 * Two things said in one sentence, in either order and with anything in between. Phrases cover what people usually
 * write; this also catches wordings nobody thought of.
 */
type Pairing = {
  name: string
  strength: Strength
  first: PhraseList
  second: PhraseList
  /** Words that reverse the meaning, or make it about somebody else. */
  unless: PhraseList
}

const others =
  '(he|she|his|her|him|mom|dad|grandma|grandpa|grandmother|grandfather|aunt|uncle|husband|wife|boyfriend|girlfriend|' +
  'dog|cat|friend|sister|brother|son|daughter|cousin|neighbor|somebody|someone|who)'

const noFear =
  'scared|afraid|terrified|fear|fears|panic|worry|worried|anxious|phobia|not want to|never want to|would not want'

const pairings: readonly Pairing[] = [
  {
    name: 'pain_of_living',
    strength: 'crisis',
    first: createPhraseList([
      '(being|be|stay|staying|am|still|keep|keeping|remain) ~1 alive',
      '(been born|born at all|ever born)',
    ]),
    second: createPhraseList([
      '(not|never|no|without|mistake|painful|hurts|exhausting|unbearable|torture|pointless|meaningless|punishment|burden|tired|sick|hate|hard|why|regret|wrong|pain|curse|too much|stop|wish|barely|want out|useless|worthless|shame|ashamed)',
    ]),
    unless: createPhraseList([
      `(glad|grateful|happy|thankful|lucky|good to be|great to be|feel so alive|feel alive|nobody knows|you|your|${others})`,
    ]),
  },
  {
    name: 'pain_of_living',
    strength: 'crisis',
    first: createPhraseList(['(my existence|existing|my being here|this life of mine)']),
    second: createPhraseList([
      '(mistake|painful|hurts|exhausting|unbearable|torture|pointless|meaningless|punishment|curse|too much|want to stop|correct it|undo)',
    ]),
    unless: createPhraseList([`(you|your|${others}|at (work|school|parties))`]),
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
    name: 'death_wished',
    strength: 'crisis',
    first: createPhraseList([
      '(die|dead|dying|death|my funeral|never wake|not wake up|not waking up|never waking up|stop breathing|stopped breathing)',
    ]),
    second: createPhraseList([
      'i ~6 (want|wish|hope|hoping|ready|should|deserve|waiting|looking forward|crave|craving|longing|welcome|look forward|prefer|need)',
      '(want|wish|hope|hopes|hoping|ready|should|deserve|waiting|looking forward|craving|longing|only way|sounds|peaceful|comforting|relief|rest|calms|nice|appealing) ~8 (i|me|myself|my|this|it)',
      '(part of me|all i|something in me|my brain|my head|the voice)',
    ]),
    unless: createPhraseList([
      `(${noFear}|do not|does not|did not want|not (like|as if|because) i ~2 (want|wish|plan)|no (wish|desire|intention|urge|plan|plans) to|${others}|they|we|people|us|how|dead (bodies|body|stop|line|air|end|battery|phone|plants|fish)|stone dead|drop dead)`,
    ]),
  },
  {
    name: 'means_and_wish',
    strength: 'crisis',
    first: createPhraseList(['(gun|pistol|razor|razors|blade|blades|pills|rope|noose|knife|knives|bleach|overdose)']),
    second: createPhraseList([
      '(want to use|going to use|use it|bathtub|bath|alone|tonight|in my hand|in my room|holding|ready|counting|counted|enough|fastest|kill me|on the bed|next to me|wrist|wrists|throat|skin|hidden|hiding|saved|one last|goodbye|sorry)',
    ]),
    unless: createPhraseList([
      '(cook|cooking|years|shift|kitchen|chef|onion|onions|chopping|range|shave|shaving|prescribed|prescription|doctor|pharmacy|headache|allergy|vitamin|vitamins|class|skills|camp|camping|hunting|toy|water|nerf|game|movie|climbing|jump|course|diet|birth control|with food|dinner|lunch|date|team|sweating|stick to|jumped|(take|took|taking) my pills)',
    ]),
  },
  {
    // "My foot on the brake, and I think about taking it off".
    name: 'by_car',
    strength: 'crisis',
    first: createPhraseList([
      `${wondering} ~5 (take|taking|took|lift|lifting|lifted|let|letting|ease|easing|slide|sliding) ~2 (foot|feet|it) ~1 (off|slide off|slip off|go off)`,
      `${wondering} ~4 (let|letting) go of ~1 (brake|wheel|handbrake)`,
    ]),
    second: createPhraseList(['(brake|brakes|handbrake|pedal|let go of the wheel|letting go of the wheel)']),
    unless: createPhraseList([
      `(${noFear}|worrying|nervous|instructor|instructors|lesson|lessons|examiner|test|learner|learning|learn|teach|teacher|clutch|stall|stalled|stalling|lights|junction|roundabout|gear|gears|too (fast|soon|early|late|slow)|practice|practise|gas|accelerator|at work|bit|little|socially|meetings|meeting|speak up|with people|in life|slow down|parking|park|uphill|passenger|bike|bicycle)`,
    ]),
  },
  {
    name: 'hurting_the_body',
    strength: 'crisis',
    first: createPhraseList([
      'my ~1 (nails|skin|arm|arms|wrist|wrists|thigh|thighs|leg|legs|head|face|knuckles|hand|hands)',
    ]),
    second: createPhraseList([
      '(until i bleed|until it bleeds|until they bleed|till i bleed|till it bleeds|until i bruise|until it hurts|on purpose|to feel something|to feel pain|to punish|so i feel|draw blood|see blood)',
    ]),
    unless: createPhraseList(['(accident|shaving|cooking|yoga|stretch|gym)']),
  },
]

export function findSentenceSignals(message: Message): Signal[] {
  return sentencesOf(message.line).flatMap((span) => {
    const sentence = message.line.slice(span.start, span.end)
    return pairings
      .filter(({ first, second, unless }) => first.has(sentence) && second.has(sentence) && !unless.has(sentence))
      .filter(({ name }) => !isExplainedBySetting(message, name, span) && !isPastAndWellNow(message, { name }, span))
      .map(({ name, strength }) => weigh(message, span, name, strength))
  })
}

function weigh(message: Message, span: Span, name: string, strength: Strength): Signal {
  const { changes } = surroundingsOf(message, span)
  const isWeakened =
    changes.has('past') || changes.has('fiction') || changes.has('embarrassed') || changes.has('hypothetical')
  const isLess = isWeakened || (changes.has('occasion') && strength === 'crisis')
  return {
    name,
    kind: name === 'hurting_the_body' ? 'self_harm' : 'suicide',
    whose: 'self',
    strength: isLess ? 'soft' : strength,
    points: 2,
    isWeakened,
  }
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
