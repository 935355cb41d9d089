import { ConfirmKeeper } from '../gate/confirm-keeper.tsx'
import { UnsentKeeper } from '../unsent/unsent-keeper.tsx'
import { BottomBar } from './bottom-bar.tsx'

/** What surrounds a member's screens besides the header, and what runs in the background. */
export function MemberFrame({ userId, hasBottomBar }: { userId: string; hasBottomBar: boolean }) {
  return (
    <>
      {hasBottomBar && <BottomBar />}
      <UnsentKeeper userId={userId} />
      <ConfirmKeeper />
    </>
  )
}
