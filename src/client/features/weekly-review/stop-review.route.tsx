import { useMutation } from '@tanstack/react-query'
import { pageMeta } from '#client/platform/page/page-meta.ts'
import { errorMessageOf } from '#client/platform/request/api-error.ts'
import { call } from '#client/platform/request/request.ts'
import { useMailedToken } from '#client/platform/session/use-mailed-token.ts'
import { Button, ButtonLink } from '#client/ui/controls/button.tsx'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { Notice } from '#client/ui/feedback/notice.tsx'
import { useFocusWhen } from '#client/ui/use-focus-when.ts'
import { stopReviewMail } from '#contract/weekly-review.ts'

export const meta = () => pageMeta({ title: 'The Sunday email' })

/** The target of the unsubscribe link in every Sunday mail. Works signed out, and on any device. */
export default function StopReviewRoute() {
  const token = useMailedToken()
  return (
    <div className="wrap min-h-72 py-8 desk:py-16">{token === null ? <LinkMissing /> : <Stop token={token} />}</div>
  )
}

/** Needs a press, because mail programs open links to inspect them. */
function Stop({ token }: { token: string | undefined }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (wanted: string) => call(stopReviewMail, { params: { token: wanted } }),
  })
  const heading = useFocusWhen(isSuccess)
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {isSuccess ? 'The Sunday email is off.' : 'Stop the Sunday email?'}
      </h1>
      <p className="mt-4 max-w-[46ch] text-ink-2">
        {isSuccess
          ? 'No more will come. You can turn it back on under Your account whenever you like.'
          : 'Press the button, and no more will come. What you recorded stays as it is.'}
      </p>
      <LiveRegion isShown className="mt-6 max-w-136 empty:sr-only">
        {error && (
          <Notice tone="amber" title={errorMessageOf(error, 'That did not go through.')}>
            You can also turn it off under Your account.
          </Notice>
        )}
      </LiveRegion>
      <div className="mt-7">
        {isSuccess ? (
          <ButtonLink to="/">Continue</ButtonLink>
        ) : (
          <Button isBusy={isPending} disabled={!token} onClick={() => token && mutate(token)}>
            Stop the Sunday email
          </Button>
        )}
      </div>
    </>
  )
}

function LinkMissing() {
  return (
    <>
      <h1>This page needs its link.</h1>
      <p className="mt-4 max-w-[46ch] text-ink-2">
        Open it from the email we sent you, or turn the Sunday email off under Your account.
      </p>
      <div className="mt-7">
        <ButtonLink to="/account#sunday-review">Go to your account</ButtonLink>
      </div>
    </>
  )
}
