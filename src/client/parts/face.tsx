import * as Radix from 'radix-ui/radio-group'
import { classNames } from '#client/ui/class-names.ts'
import { youTurn } from '#client/ui/drawings/turn-path.ts'
import { type Mood, moods, moodWords, nearestMood } from '#rules/progress/moods.ts'
import { mouthOf } from './mouth.ts'

const tile = youTurn({ x: 1, y: 1, width: 50, height: 50, radius: 25 })

type FaceProps = { mood: Mood; isSelected?: boolean | undefined; className?: string | undefined }

/** Dots and a curve on the speech-bubble shape. The word is always next to it, so the face itself is not read out. */
export function Face({ mood, isSelected, className = 'size-13 max-w-full' }: FaceProps) {
  return (
    <svg viewBox="0 0 52 52" aria-hidden="true" className={classNames('flex-none', className)}>
      <path d={tile} className={isSelected ? 'fill-sage' : 'fill-line group-data-[state=checked]:fill-sage'} />
      <g
        className={
          isSelected
            ? 'fill-on-sage stroke-on-sage'
            : 'fill-ink stroke-ink group-data-[state=checked]:fill-on-sage group-data-[state=checked]:stroke-on-sage'
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

/** A face with its word for each mood, one of which can be chosen; arrow keys move between them. */
export function FacePicker({ label, value, onValueChange, className }: FacePickerProps) {
  return (
    <Radix.Root
      aria-label={label}
      orientation="horizontal"
      {...(value !== undefined && { value: value === null ? '' : String(value) })}
      onValueChange={(next) => onValueChange?.(nearestMood(Number(next)))}
      className={classNames('grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-1', className)}
    >
      {moods.map((mood) => (
        <Radix.Item
          key={mood}
          value={String(mood)}
          className="group grid justify-items-center gap-2 rounded-r2 py-2 text-xs leading-tight font-firm text-ink-2 hover:text-ink data-[state=checked]:font-bold data-[state=checked]:text-ink focus-visible:outline-offset-0"
        >
          <Face mood={mood} />
          {moodWords[mood]}
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
