import { type ComponentProps, createContext, use } from 'react'
import { classNames } from '#client/ui/class-names.ts'

/** Whether what the person wrote themselves leaves the screen, on paper or in a file. */
export const WordsTravel = createContext(false)

type OwnWordsProps = ComponentProps<'p'> & { as?: 'p' | 'span' }

/** Something the person wrote. On screen it always stands; on paper only if they said so. */
export function OwnWords({ as = 'p', className, ...rest }: OwnWordsProps) {
  const Tag = as as 'p'
  const travels = use(WordsTravel)
  return <Tag dir="auto" {...rest} className={classNames('wrap-anywhere', !travels && 'print:hidden', className)} />
}
