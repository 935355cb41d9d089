import { Lock } from 'lucide-react'

/** Below a field for something personal. */
export function PrivateHint({ children = 'Only you can see this.' }: { children?: string }) {
  return (
    <>
      <Lock aria-hidden="true" strokeWidth={1.75} className="mt-px size-4 flex-none" />
      {children}
    </>
  )
}
