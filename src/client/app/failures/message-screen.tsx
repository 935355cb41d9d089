import type { ReactNode } from 'react'

type MessageScreenProps = { title: string; children: ReactNode; action: ReactNode }

/** One thing to know and one thing to do. */
export function MessageScreen({ title, children, action }: MessageScreenProps) {
  return (
    <div className="wrap py-16 desk:py-26">
      <h1 className="max-w-[20ch]">{title}</h1>
      <p className="mt-4 max-w-[52ch] text-ink-2">{children}</p>
      <div className="mt-8 flex flex-wrap gap-3">{action}</div>
    </div>
  )
}
