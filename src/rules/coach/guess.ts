import { type Assessment, isAlarm } from '../safety/assessment.ts'
import { type CoachIntent, coachIntents, intentTable } from './intents.ts'
import { type Guess, scoreIntents } from './model/score.ts'
import type { Cues, Understood } from './understanding.ts'

type Heard = {
  line: string
  text: string
  assessment: Assessment
  /** What the turn before was about. */
  carried: Understood | undefined
  isShortReply: boolean
}

const keptGuesses = 5

/** How much of the belief stays with the subject of the turn before. */
const carriedShare = { shortReply: 0.75, fewWords: 0.3, none: 0 } as const
const fewWords = 6

/** A check-in means past, denied or unclear: worth keeping in mind, never the first reading. */
const checkinShare = 0.15
const alarmShare = 0.97

/** The intents that are still possible, likeliest first: the words, what stood before, and the safety layer. */
export function guessIntents({ line, text, assessment, carried, isShortReply }: Heard): Guess[] {
  const words = line.split(' ').filter((word) => /[a-z0-9]/.test(word)).length
  const share = isShortReply ? carriedShare.shortReply : words <= fewWords ? carriedShare.fewWords : carriedShare.none
  const read = scoreIntents(line, text)
  const kept = carried ? mix(read, intentOf(carried), share) : read
  const crisis = isAlarm(assessment) ? alarmShare : assessment.tier === 'checkin' ? checkinShare : 0
  const all = crisis > 0 ? mix(kept, 'crisis', crisis) : kept
  return all.slice(0, keptGuesses)
}

function mix(guesses: readonly Guess[], intent: CoachIntent, share: number): Guess[] {
  const others = guesses.filter((guess) => guess.intent !== intent)
  const own = guesses.find((guess) => guess.intent === intent)?.confidence ?? 0
  return [
    { intent, confidence: own * (1 - share) + share },
    ...others.map((guess) => ({ ...guess, confidence: guess.confidence * (1 - share) })),
  ].sort((a, b) => b.confidence - a.confidence)
}

/** The flat intent that stored facets stand for. */
export function intentOf({ need, situation }: Pick<Understood, 'need' | 'situation'>): CoachIntent {
  const sameNeed = coachIntents.filter((intent) => intentTable[intent].need === need)
  const exact = sameNeed.find((intent) => intentTable[intent].situation === situation)
  const general = sameNeed.find((intent) => intentTable[intent].situation === 'none')
  return exact ?? general ?? sameNeed[0] ?? 'off_topic'
}

const sureFrom = 0.38
const leadFrom = 0.2

/** Cues that are answered as they stand: nothing about them needs to be asked. */
const decidingCues = [
  'saysGoodbye',
  'asksIfHuman',
  'asksWhatIsStored',
  'asksToForget',
  'asksForSecrecy',
  'asksWhatYouDo',
  'asksAboutOthers',
  'triesToSteer',
  'saysNotHelping',
  'asksForDiagnosis',
  'asksAboutMedication',
] as const satisfies readonly (keyof Cues)[]

export function isUnsureOf(intents: readonly Guess[], cues: Cues): boolean {
  if (decidingCues.some((cue) => cues[cue]) || cues.correctsName || cues.correctsTone) return false
  const first = intents[0]?.confidence ?? 0
  const second = intents[1]?.confidence ?? 0
  return first < sureFrom && first - second < leadFrom
}
