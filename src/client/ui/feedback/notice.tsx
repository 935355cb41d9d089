import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

const tones = {
  calm: { look: 'bg-sage-soft', icon: 'text-sage', Icon: Info },
  amber: { look: 'bg-amber-soft', icon: 'text-amber', Icon: CircleAlert },
}

type NoticeProps = {
  /** amber: something went wrong. calm: something worth knowing. */
  tone?: keyof typeof tones | undefined
  title?: ReactNode
  children?: ReactNode
  /** What to do about it: one button or link. */
  action?: ReactNode
  /** alert if it appears in response to something the person did. */
  role?: 'alert' | 'status' | 'note' | undefined
  id?: string | undefined
  className?: string | undefined
}

export function Notice({ tone = 'calm', title, children, action, role, id, className }: NoticeProps) {
  const { look, icon, Icon } = tones[tone]
  return (
    <div
      id={id}
      role={role}
      className={classNames('flex gap-3 rounded-r2 px-4 py-3.5 text-sm leading-snug text-ink', look, className)}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className={classNames('mt-px size-5 flex-none', icon)} />
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-1.5">{action}</div>}
      </div>
    </div>
  )
}
