import type { ReactNode } from 'react'

/** Read out, but not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}
