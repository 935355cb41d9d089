import type { UnsentWrite } from '#client/platform/unsent/unsent-entry.ts'
import { writeOf } from '#client/platform/unsent/use-unsent.ts'
import {
  type LadderRating,
  type OwnChallenge,
  removeOwnChallenge,
  saveLadderRatings,
  saveOwnChallenge,
} from '#contract/challenges/challenge-ladder.ts'
import {
  type ChallengeFinish,
  changeLearntLine,
  completeChallenge,
  type ExposureChallenge,
} from '#contract/challenges/challenges.ts'
import { afterCompletion, afterLearnt, afterOwnStep, afterRating } from './challenge-queries.ts'

/** Completes a run. The first completion is final, so sending it again changes nothing. */
export function completionWrite(
  { title }: ExposureChallenge,
  completionId: string,
  finish: ChallengeFinish,
): UnsentWrite {
  return {
    kind: 'challenge',
    label: `Completed: ${title}`,
    key: `completion:${completionId}`,
    subject: completionId,
    ...writeOf(completeChallenge, { params: { completionId }, body: finish }),
    age: 'body',
    changes: afterCompletion,
  }
}

/** Changes what was learned; the last wording counts. */
export function learntWrite(completionId: string, learnt: string | null): UnsentWrite {
  return {
    kind: 'learnt',
    label: learnt ? `A line you learned: ${learnt}` : 'Removing a line from your wall',
    key: `learnt:${completionId}`,
    subject: `learnt:${completionId}`,
    ...writeOf(changeLearntLine, { params: { completionId }, body: { learnt } }),
    changes: afterLearnt,
  }
}

/** Saves a step people added, in its final state. */
export function ownStepWrite(challengeId: string, step: OwnChallenge): UnsentWrite {
  return {
    kind: 'own-step',
    label: `Your step: ${step.title}`,
    key: `own-step:${challengeId}`,
    subject: `own-step:${challengeId}`,
    ...writeOf(saveOwnChallenge, { params: { challengeId }, body: step }),
    changes: afterOwnStep,
  }
}

export function ownStepRemoval(challengeId: string): UnsentWrite {
  return {
    kind: 'own-step',
    label: 'Removing a step of yours',
    key: `own-step:${challengeId}`,
    subject: `own-step:${challengeId}`,
    ...writeOf(removeOwnChallenge, { params: { challengeId } }),
    isDoneWhenMissing: true,
    changes: afterOwnStep,
  }
}

/** One rating; of several for the same situation, the last one counts. */
export function ratingWrite(rating: LadderRating): UnsentWrite {
  return {
    kind: 'ladder',
    label: 'An answer from your sort',
    key: `rating:${rating.situationId}`,
    subject: `rating:${rating.situationId}`,
    ...writeOf(saveLadderRatings, { body: { ratings: [rating] } }),
    changes: afterRating,
  }
}
