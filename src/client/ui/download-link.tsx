import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from './button-style.ts'

/** A file the server makes. A plain link: the browser shows its own progress. */
export function DownloadLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} download className={buttonClass({ variant: 'line' })}>
      <Download aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {children}
    </a>
  )
}
