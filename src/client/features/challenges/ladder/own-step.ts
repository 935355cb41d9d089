import type { LadderRung, OwnChallenge } from '#contract/challenges/challenge-ladder.ts'
import { ladderScale, ownChallengeStepMaxLength, ownChallengeStepsMax } from '#rules/challenges/facts.ts'

/** Typed text; kept on the device until it is saved. */
export type StepWords = { title: string; description: string; steps: string }
export const noStepWords: StepWords = { title: '', description: '', steps: '' }

export type StepChoices = Pick<OwnChallenge, 'category' | 'fear' | 'matters'> & {
  lifeCategory: NonNullable<OwnChallenge['lifeCategory']>
}

export function wordsOfRung({ challenge: { title, description, instructions } }: LadderRung): StepWords {
  return { title, description, steps: instructions.join('\n') }
}

export function choicesOf(rung: LadderRung | null): StepChoices {
  const { category = 'conversation', lifeCategory = 'work' } = rung?.challenge ?? {}
  const { fear = ladderScale.initial, matters = ladderScale.initial } = rung ?? {}
  return { category, lifeCategory, fear, matters }
}

/** One instruction per line; blank lines are ignored. */
export function instructionsOf(steps: string): string[] {
  return steps.split('\n').flatMap((line) => line.trim() || [])
}

export type StepProblems = { title?: string; steps?: string }

export function problemsOf({ title, steps }: StepWords): StepProblems {
  const instructions = instructionsOf(steps)
  const tooLong = instructions.some((line) => line.length > ownChallengeStepMaxLength)
  return {
    ...(title.trim() === '' && { title: 'Give it a title, so you can find it again.' }),
    ...(tooLong && { steps: `Keep each line to ${ownChallengeStepMaxLength} characters. Split a long one in two.` }),
    ...(instructions.length > ownChallengeStepsMax && { steps: `Keep it to ${ownChallengeStepsMax} lines.` }),
  }
}
