import { CornerRightUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import type { Cue } from '#content/cues/cue.ts'
import { elevatorFollowup, elevatorOpener } from './library-lines.ts'

/** Four floors of small talk in an elevator. The visitor's lines are from the library. */
export function ExampleTalk() {
  return (
    <figure className="grid gap-3">
      <YourTurn cue={elevatorOpener} isFirst />
      <TheirTurn className="[animation-delay:120ms]">You got mine too. And I have a busy week.</TheirTurn>
      <YourTurn cue={elevatorFollowup} className="[animation-delay:240ms]" />
      <TheirTurn className="[animation-delay:360ms]">…An actual printer.</TheirTurn>
      <figcaption className="mt-1 text-xs font-medium text-ink-2">
        Four floors in an elevator. Both of your lines are from the library.
      </figcaption>
    </figure>
  )
}

const bubble =
  'w-fit max-w-[min(100%,14.5em)] px-5.5 py-4 font-serif text-[1.4375rem] leading-[1.16] tracking-[-0.018em] text-balance motion-safe:animate-arrive desk:px-7 desk:py-5.5 desk:text-[1.875rem]'

function YourTurn({ cue, isFirst = false, className }: { cue: Cue; isFirst?: boolean; className?: string }) {
  return (
    <div className={classNames('grid justify-items-end gap-2 motion-safe:animate-arrive', className)}>
      <p
        className={classNames(
          bubble,
          'rounded-turn-you desk:rounded-turn-you-big',
          isFirst ? 'bg-apricot text-on-apricot' : 'bg-apricot-soft inset-ring-[1.5px] inset-ring-you-edge',
        )}
      >
        {cue.text}
      </p>
      <p className="mb-1 max-w-[38ch] text-right text-sm leading-snug text-balance text-ink-2">
        <CornerRightUp
          aria-hidden="true"
          strokeWidth={1.75}
          className="mr-1.5 inline size-4.5 align-[-0.2em] text-apricot-ink"
        />
        You, {isFirst ? 'opening' : 'following'}. {cue.tip}
      </p>
    </div>
  )
}

function TheirTurn({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p className={classNames(bubble, 'rounded-turn-them bg-sage text-on-sage desk:rounded-turn-them-big', className)}>
      {children}
    </p>
  )
}
