import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'

export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="amber"
      role="alert"
      title="The list did not load"
      action={
        <Button variant="line" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  )
}
