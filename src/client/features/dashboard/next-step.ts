import type { CoachNote } from '#contract/coach.ts'
import { dayMs } from '#rules/durations.ts'

/** What somebody is doing, and their practice with lines: how many they starred, used and learned. */
export type Practice = {
  /** The step they last agreed on with the coach and have not reported on. */
  agreed: string | null
  /** The challenge they started last and have not finished. */
  begunChallengeId: string | null
  starred: number
  said: number
  yours: number
}

export type Step = {
  /** What it is and how long it takes. */
  label: string
  title: string
  text: string
  action: { label: string; to: string }
}

/** One next step, and smaller ones for a day when that is too much. All based on what they did; nothing is guessed. */
export function stepsFor(practice: Practice): readonly [Step, ...Step[]] {
  if (practice.agreed) return [doAgreed(practice.agreed), breathe, readOut]
  if (practice.begunChallengeId) return [findOut(practice.begunChallengeId), breathe, readOut]
  if (practice.yours > 0) return [goWithout(practice.yours), breathe]
  if (practice.said > 0) return [sayAgain(practice.said), breathe, readOut]
  if (practice.starred > 0) return [sayFavorite(practice.starred), breathe, readOut]
  return [pickOpener, breathe, readOut]
}

const doAgreed = (agreed: string): Step => ({
  label: 'One next step, the one you agreed on',
  title: 'You had something small in mind.',
  text: `“${sentence(agreed)}”`,
  action: { label: 'Say how it went', to: '/coach' },
})

const findOut = (challengeId: string): Step => ({
  label: 'One next step, already started',
  title: 'Go do the one you started.',
  text: 'You’ve said how much you fear it. The other half is what happens when you do it.',
  action: { label: 'Go on with it', to: `/challenges?challenge=${encodeURIComponent(challengeId)}` },
})

const pickOpener: Step = {
  label: 'One next step, about two minutes',
  title: 'Pick the sentence you’ll arrive with.',
  text: 'Knowing your first few words can take the edge off walking in. You’ll find out the rest once you’re there.',
  action: { label: 'Choose my opener', to: '/small-talk-cues' },
}

const sayFavorite = (starred: number): Step => ({
  label: 'One next step, ten seconds long',
  title: 'Say one of your favorites to somebody.',
  text: `You have starred ${lines(starred)}. One of them, once, to anyone. The person at the register counts.`,
  action: { label: 'See my favorites', to: '/small-talk-cues?favorites=true' },
})

const sayAgain = (said: number): Step => ({
  label: 'One next step, ten seconds long',
  title: 'Say one of them a second time.',
  text: `You have said ${lines(said)} to real people. The first time it was a line. The second time it is closer to yours.`,
  action: { label: 'Pick the next one', to: '/small-talk-cues' },
})

const goWithout = (yours: number): Step => ({
  label: 'One next step, whenever you meet someone',
  title: 'Start one conversation without a line.',
  text: `${yours === 1 ? 'One line is' : `${yours} lines are`} yours now. Open with whatever is in front of you both: the rain, the dog, the slow elevator.`,
  action: { label: 'Warm up on a question', to: '/conversation-cards' },
})

const breathe: Step = {
  label: 'A smaller step, two minutes',
  title: 'Breathe out longer than in.',
  text: 'Five slow rounds, sitting or standing, wherever you are. Then decide about the rest.',
  action: { label: 'Start Power Breathing', to: '/energy-boost/power-breathing' },
}

const readOut: Step = {
  label: 'The smallest step, ten seconds',
  title: 'Read one question out loud.',
  text: 'To the wall, the dog or the mirror. It warms up your voice, and nobody has to answer.',
  action: { label: 'Show me a question', to: '/conversation-cards' },
}

/** The coach stores a step as it would appear inside a sentence. */
function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.?!…]$/.test(begun) ? begun : `${begun}.`
}

function lines(count: number): string {
  return count === 1 ? 'one line' : `${count} lines`
}

/** After this long, an unreported step is no longer the next one. */
const agreedForMs = 7 * dayMs

type Note = Pick<CoachNote, 'kind' | 'text' | 'isDone' | 'dueAt' | 'createdAt'>

/** The last agreed step, unless it is done or too old. Notes are in order, latest first. */
export function agreedStepOf(notes: readonly Note[], now: Date): string | null {
  const step = notes.find(({ kind }) => kind === 'step')
  if (!step || step.isDone !== null) return null
  const isLongPast = now.getTime() - Date.parse(step.dueAt ?? step.createdAt) > agreedForMs
  return isLongPast ? null : step.text
}
