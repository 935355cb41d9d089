import type { ReactNode } from 'react'
import { useIsHydrated } from '#client/platform/page/use-search.ts'
import { Button } from '#client/ui/controls/button.tsx'

type SubmitButtonProps = {
  isSending: boolean
  variant?: 'work' | 'line' | undefined
  full?: boolean | undefined
  children: ReactNode
}

/**
 * Disabled until the scripts are loaded: a form sent by the browser itself would lose what was typed. While scripts are
 * loading, `first-touch` enables it and remembers the press.
 */
export function SubmitButton({ isSending, variant, full = true, children }: SubmitButtonProps) {
  const isHydrated = useIsHydrated()
  return (
    <Button
      type="submit"
      variant={variant}
      size={full ? 'big' : 'md'}
      full={full}
      isBusy={isSending}
      disabled={!isHydrated}
      data-asleep={isHydrated ? undefined : ''}
      className="disabled:opacity-100!"
    >
      {children}
    </Button>
  )
}
