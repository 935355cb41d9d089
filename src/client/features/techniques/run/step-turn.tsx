import { SoundToggle } from './sound-toggle.tsx'
import type { Tones } from './use-tones.ts'

type StepTurnProps = { step: number; steps: readonly string[]; tones: Tones }

/** The current step as a speech bubble, lit like the breathing disc. */
export function StepTurn({ step, steps, tones }: StepTurnProps) {
  return (
    <div className="relative mx-auto grid min-h-64 w-full max-w-136 content-center rounded-turn-them-big bg-glow px-6 py-14 text-dusk desk:min-h-110 desk:px-14">
      <p className="text-sm font-semibold">
        Step {step + 1} of {steps.length}
      </p>
      <p aria-live="polite" className="mt-3 font-serif text-h2 text-balance desk:text-[2.375rem] desk:leading-[1.2]">
        {steps[step]}
      </p>
      <SoundToggle isOn={tones.isOn} onToggle={tones.toggle} className="absolute top-2 right-2" />
    </div>
  )
}
