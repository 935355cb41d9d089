import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { Notice } from '#client/ui/feedback/notice.tsx'
import type { ContactKind } from '#rules/forum/contact-kinds.ts'
import { describeHeld } from '../forum-words.ts'

/** Shown while writing, so that nobody wonders why a post is held. */
export function HeldHint({ heldFor }: { heldFor: readonly ContactKind[] }) {
  return (
    <LiveRegion isShown className="empty:hidden">
      {heldFor.length > 0 && (
        <Notice title="This will wait for review">
          {describeHeld(heldFor)} Without it, your words go up right away.
        </Notice>
      )}
    </LiveRegion>
  )
}
