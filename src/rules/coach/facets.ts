import type { Concepts } from './concepts/find-concepts.ts'
import type { CoachIntent, Situation, Stage } from './intents.ts'
import { intentTable } from './intents.ts'
import type { Emotion, Intensity } from './understanding.ts'

/** The more exact place first: an interview is also at work, a date is also a dinner. */
const places: readonly (readonly [concept: string, situation: Situation])[] = [
  ['interview', 'interview'],
  ['speech', 'presentation'],
  ['phone', 'phone_call'],
  ['class_voice', 'class'],
  ['networking', 'networking'],
  ['social_event', 'party'],
  ['meeting', 'meeting'],
  ['first_day', 'first_day'],
  ['boss', 'boss'],
  ['meal', 'meal'],
  ['message', 'message'],
  ['family', 'family'],
  ['service', 'errand'],
  ['everyday_place', 'errand'],
]

/** The place that is named, else the one the intent is usually about. */
export function situationOf(intent: CoachIntent, concepts: Concepts, isDating: boolean): Situation {
  const usual = intentTable[intent].situation
  if (usual !== 'none' || intent === 'off_topic' || intent === 'crisis') return usual
  if (isDating) return concepts.has('message') && !concepts.has('meal') ? 'message' : 'date'
  return places.find(([concept]) => concepts.has(concept))?.[1] ?? 'none'
}

/** Needs whose stage is in their name: what one replays is over. */
const fixedStages: ReadonlySet<CoachIntent> = new Set([
  'panic_now',
  'post_event_rumination',
  'rejection',
  'progress_share',
  'off_topic',
  'crisis',
])

export function stageOf(intent: CoachIntent, concepts: Concepts): Stage {
  const usual = intentTable[intent].stage
  if (fixedStages.has(intent)) return usual
  const soon = concepts.get('soon') ?? 0
  const past = concepts.get('past') ?? 0
  if (soon > 0 && soon >= past) return 'before'
  if (past > 0) return 'after'
  return concepts.has('now') && concepts.has('hiding_place') ? 'during' : usual
}

const feelings: readonly (readonly [concept: string, emotion: Emotion])[] = [
  ['win', 'pride'],
  ['rejected', 'hurt'],
  ['lonely', 'loneliness'],
  ['low', 'sadness'],
  ['shame', 'shame'],
  ['body_alarm', 'fear'],
  ['fear', 'fear'],
]

const usualEmotions: Partial<Record<CoachIntent, Emotion>> = {
  panic_now: 'fear',
  pre_event_anxiety: 'fear',
  date_nerves: 'fear',
  post_event_rumination: 'shame',
  rejection: 'hurt',
  low_mood: 'sadness',
  making_friends: 'loneliness',
  progress_share: 'pride',
}

export function emotionOf(intent: CoachIntent, concepts: Concepts, isAngry: boolean): Emotion {
  if (isAngry) return 'anger'
  const usual = usualEmotions[intent]
  if (usual) return usual
  const named = feelings.find(([concept, emotion]) => emotion !== 'pride' && concepts.has(concept))
  return named?.[1] ?? 'none'
}

const strong =
  / (?:terrified|petrified|panic|panicking|panicked|hyperventilating|unbearable|desperate|horrible|excruciating|mortified|humiliated|devastated|hopeless|dying|nightmare|worst|freaking|losing it|can not breathe|can not cope|can not stop|so so|10 out of 10|extremely|completely|overwhelmed|sobbing|miserable) /
const mild = / (?:a bit|a little|slightly|kind of|sort of|somewhat|mildly|a tad|not too|not very|butterflies) /

export function intensityOf(intent: CoachIntent, emotion: Emotion, line: string, message: string): Intensity {
  if (intent === 'panic_now') return 3
  if (emotion === 'none') return 0
  if (strong.test(line) || /[!?]{3,}/.test(message) || isShouted(message)) return 3
  return mild.test(line) ? 1 : 2
}

function isShouted(message: string): boolean {
  const letters = message.replace(/[^a-z]/gi, '')
  return letters.length > 12 && letters === letters.toUpperCase()
}
