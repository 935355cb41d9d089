import { Notice } from '#client/ui/feedback/notice.tsx'

/** After a failed call. The toast says what happened; this says that nothing was lost. */
export function KeptNotice() {
  return (
    <Notice tone="amber" title="That did not go through">
      Nothing is lost. What you wrote is kept on this device until it is sent.
    </Notice>
  )
}
