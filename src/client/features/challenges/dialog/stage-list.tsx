import { classNames } from '#client/ui/class-names.ts'
import type { Step } from './flow.ts'

const stages: readonly { name: string; steps: readonly Step[] }[] = [
  { name: 'Before', steps: ['prediction', 'prep'] },
  { name: 'Do it', steps: ['instructions'] },
  { name: 'After', steps: ['debrief', 'completion'] },
]

export function StageList({ step }: { step: Step }) {
  return (
    <ol aria-label="Stages" className="flex min-h-7 items-center gap-4 pr-12 text-xs font-semibold text-ink-2">
      {stages.map(({ name, steps }) => {
        const isCurrent = steps.includes(step)
        return (
          <li
            key={name}
            aria-current={isCurrent ? 'step' : undefined}
            className={classNames('flex items-center gap-1.5', isCurrent && 'text-ink')}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'size-2.5 rounded-drop-them border-[1.5px]',
                isCurrent ? 'border-sage bg-sage' : 'border-edge',
              )}
            />
            {name}
          </li>
        )
      })}
    </ol>
  )
}
