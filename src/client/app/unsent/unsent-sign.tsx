import { CloudOff } from 'lucide-react'
import { showUnsentDialog } from '#client/platform/unsent/unsent-dialogs.ts'
import { useUnsentCount } from '#client/platform/unsent/use-unsent.ts'
import { IconButton } from '#client/ui/controls/button.tsx'

/** A quiet sign in the header while something is only on this device. */
export function UnsentSign() {
  const count = useUnsentCount()
  if (count === 0) return null
  return (
    <IconButton label={`${count} not sent yet`} onClick={() => showUnsentDialog('list')}>
      <CloudOff aria-hidden="true" strokeWidth={1.75} className="text-amber" />
    </IconButton>
  )
}
