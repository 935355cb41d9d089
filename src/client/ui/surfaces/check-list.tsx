import { Check } from 'lucide-react'
import { classNames } from '../class-names.ts'

type CheckListProps = { items: readonly string[]; className?: string; tickClassName?: string }

/** What somebody gets, each with a tick. */
export function CheckList({ items, className, tickClassName = 'text-sage' }: CheckListProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check
            aria-hidden="true"
            strokeWidth={1.75}
            className={classNames('mt-0.5 size-5 flex-none', tickClassName)}
          />
          {item}
        </li>
      ))}
    </ul>
  )
}
