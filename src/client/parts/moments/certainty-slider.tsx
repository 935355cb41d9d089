import { Slider } from '#client/ui/controls/slider.tsx'
import { certaintyScale } from '#rules/challenges/facts.ts'

type CertaintySliderProps = { label: string; value: number; onChange: (value: number) => void }

/** How sure somebody is that what they fear will happen, in percent. Asked before and after, so both must look alike. */
export function CertaintySlider({ label, value, onChange }: CertaintySliderProps) {
  return (
    <Slider
      label={label}
      {...certaintyScale}
      step={5}
      value={value}
      onValueChange={onChange}
      format={(percent) => `${percent}%`}
      ends={['a hunch', 'certain']}
    />
  )
}
