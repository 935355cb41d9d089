import { type Assessment, isAlarm } from '../safety/assessment.ts'
import { type Concepts, namesSubject } from './concepts/find-concepts.ts'
import { type CoachIntent, coachIntents, intentTable } from './intents.ts'
import type { Guess } from './model/score.ts'
import type { Answer, Cues, Understood } from './understanding.ts'

type TurnCues = Omit<Cues, 'sharesWin'>

type Heard = {
  line: string
  /** By the words alone. */
  read: readonly Guess[]
  concepts: Concepts
  cues: TurnCues
  answer: Answer | undefined
  assessment: Assessment
  /** What the turn before was about. */
  carried: Understood | undefined
}

const keptGuesses = 5

/** Cues of a message that is about the conversation, and so stays with its subject. */
const turnCues = [
  ...(['thanks', 'isAngry', 'saysNotHelping', 'asksForWords', 'asksForStep', 'wantsReassurance'] as const),
  ...(['wantsToAvoid', 'asksIfHuman', 'asksWhatIsStored', 'asksWhatYouDo', 'asksForSecrecy'] as const),
] satisfies readonly (keyof TurnCues)[]

const fewWords = 6

/** How much of the belief stays with the subject of the turn before. */
function carriedShare({ line, concepts, cues, answer }: Heard): number {
  if (answer) return answer.kind === 'done' || answer.kind === 'option' ? 0.4 : 0.75
  const words = line.split(' ').filter((word) => /[a-z0-9]/.test(word)).length
  if (namesSubject(concepts)) return words <= fewWords ? 0.2 : 0
  if (turnCues.some((cue) => cues[cue])) return 0.6
  return words <= fewWords ? 0.45 : 0.2
}

/** A check-in means past, denied or unclear: worth keeping in mind, never the first reading. */
const checkinShare = 0.15
const alarmShare = 0.97

/** In the middle of a conversation another subject has to be named to be believed. */
const unnamedElsewhere = 0.25

/** The intents that are still possible, likeliest first: the words, what stood before, and the safety layer. */
export function guessIntents(heard: Heard): Guess[] {
  const { read, concepts, assessment, carried } = heard
  const kept = carried ? mix(onSubject(read, concepts), intentOf(carried), carriedShare(heard)) : [...read]
  const crisis = isAlarm(assessment) ? alarmShare : assessment.tier === 'checkin' ? checkinShare : 0
  const all = crisis > 0 ? mix(kept, 'crisis', crisis) : kept
  return all.slice(0, keptGuesses)
}

function onSubject(guesses: readonly Guess[], concepts: Concepts): Guess[] {
  if (concepts.has('general_task')) return [...guesses]
  return guesses
    .map((guess) =>
      guess.intent === 'off_topic' ? { ...guess, confidence: guess.confidence * unnamedElsewhere } : guess,
    )
    .sort((a, b) => b.confidence - a.confidence)
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
