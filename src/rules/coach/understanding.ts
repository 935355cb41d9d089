import type { LifeArea } from '../life-areas.ts'
import type { CoachIntent, Need, Situation, Stage } from './intents.ts'

export const emotions = [
  'fear',
  'shame',
  'sadness',
  'loneliness',
  'anger',
  'hurt',
  'pride',
  'relief',
  'hope',
  'none',
] as const
export type Emotion = (typeof emotions)[number]

/** 0: nothing said of it. 3: hard to bear. */
export type Intensity = 0 | 1 | 2 | 3

/** What the coach stores beside its answer, and gets back with the next message. */
export type Understood = { need: Need; situation: Situation; stage: Stage; lifeArea: LifeArea | null }

/** Parts of the message in the person's own words, trimmed to fit into a sentence: "my manager", "on Friday", "presentation". */
export type Slots = { who?: string; when?: string; event?: string }

/** What a short reply meant, read against the question and the taps that stood before it. */
export type Answer =
  /** `option` counts from 0 in the taps that were offered. */
  | { kind: 'option'; option: number }
  /** `okay` agrees without saying yes to anything: "ok", "hm", "fine". `done` and `not_done` answer for a step. */
  | { kind: 'yes' | 'no' | 'okay' | 'unsure' | 'done' | 'not_done' }

export type Tone = 'gentler' | 'plainer' | 'shorter' | 'longer' | 'lighter' | 'serious'

export type Cues = {
  greets: boolean
  thanks: boolean
  saysGoodbye: boolean
  isAngry: boolean
  asksIfHuman: boolean
  asksWhatIsStored: boolean
  asksToForget: boolean
  asksForSecrecy: boolean
  asksWhatYouDo: boolean
  asksAboutOthers: boolean
  /** Tries to give the coach other rules, or to read the ones it has. */
  triesToSteer: boolean
  saysNotHelping: boolean
  asksForWords: boolean
  /** Asks for a step, an exercise, something to do. */
  asksForStep: boolean
  wantsReassurance: boolean
  wantsToAvoid: boolean
  /** "I am a failure", "nobody will ever like me": said of oneself or everyone, once and for all. */
  drawsHarshConclusion: boolean
  sharesWin: boolean
  asksForDiagnosis: boolean
  asksAboutMedication: boolean
  mentionsDrinking: boolean
  /** The name they want to be called by. */
  correctsName?: string
  correctsTone?: Tone
}

export type Understanding = Understood & {
  emotion: Emotion
  intensity: Intensity
  slots: Slots
  /** Every flat intent that is still possible, likeliest first; never fewer than three. Confidences add up to at most 1. */
  intents: readonly { intent: CoachIntent; confidence: number }[]
  /** Worth one question with taps before any advice. */
  isUnsure: boolean
  /** A few words that only mean something after what stood before them. */
  isShortReply: boolean
  answer?: Answer
  cues: Cues
}

/** The coach's last turn. */
export type PreviousTurn = {
  asked?: string | undefined
  options?: readonly string[] | undefined
  understood?: Understood | undefined
}
