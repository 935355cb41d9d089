import { classNames } from '#client/ui/class-names.ts'

type BreathingStepsProps = { step: number; steps: readonly string[] }

/** Next to the breathing guide: all steps if there is room, otherwise the current one. */
export function BreathingSteps({ step, steps }: BreathingStepsProps) {
  return (
    <>
      <div className="text-center desk:text-left desk:[@media(min-height:860px)]:hidden">
        <p className="text-xs font-semibold text-on-dusk-2">
          Step {step + 1} of {steps.length}
        </p>
        <p aria-live="polite" className="say mt-1.5 min-h-[2lh]">
          {steps[step]}
        </p>
      </div>
      <ol className="hidden desk:[@media(min-height:860px)]:block">
        {steps.map((words, i) => (
          <li
            key={words}
            aria-current={i === step ? 'step' : undefined}
            className={classNames(
              'grid grid-cols-[2rem_1fr] items-baseline gap-3 py-2',
              i === step ? 'text-on-dusk' : 'text-on-dusk-2',
            )}
          >
            <span aria-hidden="true" className="font-serif text-[1.125rem] font-medium">
              {i + 1}
            </span>
            <p className={i === step ? 'say' : 'text-sm'}>{words}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
