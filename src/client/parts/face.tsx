import { useId } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { youTurn } from '#client/ui/drawings/turn-path.ts'
import { type Mood, moods, moodWords } from '#rules/progress/moods.ts'
import { mouthOf } from './mouth.ts'

const tile = youTurn({ x: 1, y: 1, width: 50, height: 50, radius: 25 })

type FaceProps = { mood: Mood; isSelected?: boolean | undefined; className?: string | undefined }

/** Dots and a curve on the speech-bubble shape. The word is always next to it, so the face itself is not read out. */
export function Face({ mood, isSelected, className = 'size-13 max-w-full' }: FaceProps) {
  return (
    <svg viewBox="0 0 52 52" aria-hidden="true" className={classNames('flex-none', className)}>
      <path d={tile} className={isSelected ? 'fill-sage' : 'fill-line group-has-checked/face:fill-sage'} />
      <g
        className={
          isSelected
            ? 'fill-on-sage stroke-on-sage'
            : 'fill-ink stroke-ink group-has-checked/face:fill-on-sage group-has-checked/face:stroke-on-sage'
        }
      >
        <circle cx="19.5" cy="22" r="2.3" stroke="none" />
        <circle cx="32.5" cy="22" r="2.3" stroke="none" />
        <path d={mouthOf(mood)} fill="none" strokeWidth="2.4" strokeLinecap="round" />
      </g>
    </svg>
  )
}

type FacePickerProps = {
  /** The question, read out: "How is it right now?" */
  label: string
  value?: Mood | null | undefined
  onValueChange?: ((mood: Mood) => void) | undefined
  className?: string | undefined
}

/** A face with its word for each mood, one of which can be chosen; arrow keys move between them. Native radio buttons need no script. */
export function FacePicker({ label, value, onValueChange, className }: FacePickerProps) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames('grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-1', className)}
    >
      {moods.map((mood) => (
        <label
          key={mood}
          className="group/face relative grid justify-items-center gap-2 rounded-r2 py-2 text-center text-xs leading-tight font-firm text-ink-2 select-none hover:text-ink has-checked:font-bold has-checked:text-ink"
        >
          <input
            type="radio"
            name={name}
            {...(value !== undefined && { checked: value === mood })}
            onChange={() => onValueChange?.(mood)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] focus-visible:outline-offset-0"
          />
          <Face mood={mood} />
          {moodWords[mood]}
        </label>
      ))}
    </div>
  )
}
