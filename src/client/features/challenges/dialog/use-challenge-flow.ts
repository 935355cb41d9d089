import { useRef, useState } from 'react'
import { useDraft } from '#client/platform/unsent/use-draft.ts'
import type { ChallengeRun, ExposureChallenge } from '#contract/challenges/challenges.ts'
import { type Answers, finishOf, hasPrediction, isPredicted, noAnswers, noWords, type Step, startOf } from './flow.ts'
import { useRuns } from './use-runs.ts'

export type ChallengeFlow = ReturnType<typeof useChallengeFlow>

type FlowOptions = {
  challenge: ExposureChallenge
  openRun: ChallengeRun | null
  /** Whether the first step also has to take the focus. */
  isLate: boolean
  onClose: () => void
}

/** One pass through the dialog. Reset whenever the dialog opens; only typed text stays. */
export function useChallengeFlow({ challenge, openRun, isLate, onClose }: FlowOptions) {
  const [step, setStep] = useState<Step>(openRun ? 'prep' : 'prediction')
  const [hasMoved, setMoved] = useState(isLate)
  const [known, setKnown] = useState(openRun)
  const [run, setRun] = useState<ChallengeRun | null>(null)
  const [answers, setAnswers] = useState(noAnswers)
  const [isPredicting, setPredicting] = useState(true)
  const [isDebriefing, setDebriefing] = useState(true)
  const { words, type, forget } = useDraft({
    place: `challenge:${challenge.id}`,
    label: `What you wrote about “${challenge.title}”`,
    initial: noWords,
  })
  const { start, leave, complete, completing } = useRuns(challenge)
  // A second press can come before the busy state has been rendered.
  const isSending = useRef(false)
  const settle = {
    onSettled: () => {
      isSending.current = false
    },
  }

  function go(next: Step) {
    setMoved(true)
    setStep(next)
  }

  function once(send: () => void) {
    if (isSending.current) return
    isSending.current = true
    send()
  }

  return {
    challenge,
    step,
    hasMoved,
    words,
    type,
    answers,
    answer: (change: Partial<Answers>) => setAnswers((before) => ({ ...before, ...change })),
    /** The run that was open when this dialog opened. */
    openRun: known,
    run,
    isWritten: isPredicting && hasPrediction(words),
    isBusy: start.isPending || leave.isPending || completing === 'busy',
    hasFailed: start.isError || completing === 'failed',
    close: onClose,
    predict(isWanted: boolean) {
      setPredicting(isWanted)
      go('prep')
    },
    backToPrediction: () => go('prediction'),
    begin: () =>
      once(() => {
        const body = known
          ? { anxietyBefore: known.anxietyBefore ?? answers.anxietyBefore }
          : startOf(answers, words, isPredicting)
        start.mutate(
          { body, known },
          {
            onSuccess: (started) => {
              setRun(started)
              go('instructions')
            },
            ...settle,
          },
        )
      }),
    setAside: () =>
      once(() => {
        if (!known) return
        leave.mutate(known.completionId, {
          onSuccess: () => {
            setKnown(null)
            go('prediction')
          },
          ...settle,
        })
      }),
    finishDoing: () => go(run && isPredicted(run) ? 'debrief' : 'completion'),
    debrief(isWanted: boolean) {
      setDebriefing(isWanted)
      go('completion')
    },
    backFromCompletion: () => go(run && isPredicted(run) ? 'debrief' : 'instructions'),
    backToInstructions: () => go('instructions'),
    finish: () =>
      once(() => {
        if (!run) return
        void complete(run.completionId, finishOf({ answers, words, run, isDebriefing })).then((isDone) => {
          isSending.current = false
          if (!isDone) return
          forget()
          onClose()
        })
      }),
  }
}
