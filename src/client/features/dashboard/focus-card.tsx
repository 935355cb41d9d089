import { Card } from '#client/ui/surfaces/card.tsx'
import { socialFocuses } from '#content/focuses/focus.ts'
import { dayIndex } from '#rules/day-index.ts'
import { useNow } from './use-now.ts'

/** One small thing to notice or try, another one every day. */
export function FocusCard({ className }: { className?: string }) {
  const now = useNow()
  const focus = socialFocuses[dayIndex(now, socialFocuses.length)]
  if (!focus) return null
  return (
    <Card as="section" aria-labelledby="social-focus" className={className}>
      <h2 id="social-focus" className="font-sans text-xs font-semibold tracking-normal text-ink-2">
        Today's Social Focus
      </h2>
      <p className="mt-2 font-serif text-h3 font-medium">{focus.title}</p>
      <p className="mt-1 text-sm text-ink-2">{focus.line}</p>
    </Card>
  )
}
