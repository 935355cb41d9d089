import { type ComponentProps, createContext, use } from 'react'
import { classNames } from '#client/ui/class-names.ts'

/** Whether the person's own words are included on paper or in a file. */
export const WordsTravel = createContext(false)

type OwnWordsProps = ComponentProps<'p'> & { as?: 'p' | 'span' }

/** Something the person wrote. Always shown on screen; on paper only if they want that. */
export function OwnWords({ as = 'p', className, ...rest }: OwnWordsProps) {
  const Tag = as as 'p'
  const travels = use(WordsTravel)
  return <Tag dir="auto" {...rest} className={classNames('wrap-anywhere', !travels && 'print:hidden', className)} />
}
