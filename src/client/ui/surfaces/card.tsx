import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

type Box = 'div' | 'section' | 'article' | 'aside' | 'li' | 'form'

type CardProps = ComponentProps<'div'> & {
  as?: Box | undefined
  /** No padding, for a card whose content runs to its edge. */
  isFlush?: boolean | undefined
}

/** A neutral container: surface and hairline, no tail, because nobody speaks. */
export function Card({ as = 'div', isFlush = false, className, ...rest }: CardProps) {
  const Tag = as as 'div'
  return (
    <Tag
      {...rest}
      className={classNames(
        'rounded-r3 border border-line bg-surface',
        isFlush ? 'overflow-hidden' : 'p-5 desk:p-6',
        className,
      )}
    />
  )
}

const fills = {
  sage: 'bg-sage-soft',
  apricot: 'bg-apricot-soft inset-ring-[1.5px] inset-ring-you-edge',
  plain: 'border border-line bg-surface',
  help: 'bg-help text-on-help inset-ring-[1.5px] inset-ring-help-edge',
}

const corners = {
  md: { them: 'rounded-turn-them', you: 'rounded-turn-you' },
  big: { them: 'rounded-turn-them desk:rounded-turn-them-big', you: 'rounded-turn-you desk:rounded-turn-you-big' },
}

const paddings = { md: 'px-5.5 py-4.5', big: 'p-5.5 desk:p-10' }

type TurnProps = ComponentProps<'div'> & {
  as?: Box | undefined
  /** Who speaks: the tail is bottom-left for them, bottom-right for you. */
  who: 'them' | 'you'
  /** Whom it is about: apricot for you and your next step, green for everybody else. Defaults to who. */
  fill?: keyof typeof fills | undefined
  size?: 'md' | 'big' | undefined
  /** No padding, if the content has its own. */
  isFlush?: boolean | undefined
}

/** A container shaped like a speech bubble. */
export function Turn({ as = 'div', who, fill, size = 'md', isFlush = false, className, ...rest }: TurnProps) {
  const Tag = as as 'div'
  const ground = fills[fill ?? (who === 'you' ? 'apricot' : 'sage')]
  return (
    <Tag
      {...rest}
      className={classNames(corners[size][who], isFlush ? 'overflow-hidden' : paddings[size], ground, className)}
    />
  )
}
