import { LeaveDialog } from './leave-dialog.tsx'
import { UnsentList } from './unsent-list.tsx'

type UnsentDialogsProps = { userId: string; name: 'list' | 'leaving'; onClose: () => void }

export function UnsentDialogs({ userId, name, onClose }: UnsentDialogsProps) {
  return name === 'list' ? (
    <UnsentList userId={userId} onClose={onClose} />
  ) : (
    <LeaveDialog userId={userId} onClose={onClose} />
  )
}
