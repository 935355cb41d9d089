import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Sort } from './use-sort.ts'

/** Only after a failed try: an answer on its way needs no notice. */
export function UnsentNotice({ sort: { unsentCount, isSending, hasFailed, retry } }: { sort: Sort }) {
  if (unsentCount === 0 || !hasFailed) return null
  return (
    <Notice
      tone="amber"
      role="status"
      title={
        unsentCount === 1 ? '1 answer is not in your account yet' : `${unsentCount} answers are not in your account yet`
      }
      action={
        <Button variant="line" isBusy={isSending} onClick={retry}>
          Send now
        </Button>
      }
      className="mb-5"
    >
      Saved on this device, will sync. You can go on with the sort.
    </Notice>
  )
}
