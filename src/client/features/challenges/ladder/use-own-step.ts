import { useState } from 'react'
import { errorMessageOf } from '#client/platform/request/api-error.ts'
import { newId } from '#client/platform/request/new-id.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import type { UnsentWrite } from '#client/platform/unsent/unsent-entry.ts'
import { waitingWords } from '#client/platform/unsent/unsent-line.tsx'
import { useUnsent } from '#client/platform/unsent/use-unsent.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { OwnChallenge } from '#contract/challenges/challenge-ladder.ts'
import { ownStepRemoval, ownStepWrite } from '../challenge-writes.ts'

const unsaved = 'That was not saved. Your words are still here. Try again in a moment.'

/** Saves or removes a step. The device generates its id, so that a second press saves the same step. */
export function useOwnStep(knownId: string | null) {
  const handleUnauthorized = useUnauthorizedHandler()
  const { submitOrGiveBack } = useUnsent()
  const [challengeId] = useState(() => knownId ?? newId())
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  /** True if the form can close. */
  async function send(write: UnsentWrite, done: { title: string; description: string }): Promise<boolean> {
    setProblem(null)
    setBusy(true)
    const outcome = await submitOrGiveBack(write)
    setBusy(false)
    if (outcome.status !== 'sent' && handleUnauthorized(outcome.error)) return false
    if (outcome.status === 'refused') {
      setProblem(errorMessageOf(outcome.error, unsaved))
      return false
    }
    toast(outcome.status === 'sent' ? done : { ...done, description: waitingWords() })
    return true
  }

  return {
    problem,
    isBusy,
    save: (step: OwnChallenge) =>
      send(ownStepWrite(challengeId, step), {
        title: 'On your ladder',
        description: `“${step.title.trim()}” is saved. Only you can see it.`,
      }),
    remove: () =>
      send(ownStepRemoval(challengeId), {
        title: 'Step removed',
        description: 'You keep its points and lines.',
      }),
  }
}
