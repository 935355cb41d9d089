import { momentAddress, whenAddress } from '#client/parts/moments/moment-address.ts'
import { Button, ButtonLink } from '#client/ui/controls/button.tsx'
import { StepButtons, StepFrame } from './step-frame.tsx'
import type { ChallengeFlow } from './use-challenge-flow.ts'

export function InstructionsStep({ flow }: { flow: ChallengeFlow }) {
  const { challenge, run } = flow
  return (
    <StepFrame label="Do it" takesFocus={flow.hasMoved}>
      <Steps instructions={challenge.instructions} />
      {run?.safetyHabit && (
        <p className="text-sm wrap-anywhere">
          <b>Left out this time:</b> <bdi>{run.safetyHabit}</bdi>
        </p>
      )}
      <Tips tips={challenge.tips} />
      <p className="text-sm text-ink-2">
        Close this and go whenever you like. It stays open for you, here and on any device you sign in on.
      </p>
      <ButtonLink
        to={
          run?.momentId
            ? whenAddress(run.momentId)
            : momentAddress({ title: challenge.title, area: challenge.lifeCategory })
        }
        variant="quiet"
        className="justify-self-start"
      >
        Give it a day and an hour
      </ButtonLink>
      <StepButtons>
        <Button variant="lamp" size="big" className="flex-1" onClick={flow.finishDoing}>
          I Completed the Challenge
        </Button>
        <Button variant="quiet" className="px-4!" onClick={flow.close}>
          Not yet
        </Button>
      </StepButtons>
    </StepFrame>
  )
}

export function Steps({ instructions }: { instructions: readonly string[] }) {
  if (instructions.length === 0) {
    return (
      <p className="text-ink-2">You wrote this one yourself, so you know what it is. Do it once, at your own pace.</p>
    )
  }
  return (
    <div>
      <h3>What to do</h3>
      <ol className="mt-3 grid gap-3">
        {instructions.map((instruction, i) => (
          <li key={instruction} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-3 wrap-anywhere">
            <span
              aria-hidden="true"
              className="grid size-7 place-items-center rounded-drop-them bg-sage-soft text-xs font-semibold text-on-sage-soft"
            >
              {i + 1}
            </span>
            <span dir="auto">{instruction}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Tips({ tips }: { tips: readonly string[] }) {
  if (tips.length === 0) return null
  return (
    <div className="rounded-r2 bg-sunk px-4 py-3.5">
      <h3 className="font-sans text-sm font-semibold tracking-normal">Tips</h3>
      <ul className="mt-1.5 grid list-disc gap-1.5 pl-5 text-sm text-ink-2">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </div>
  )
}
