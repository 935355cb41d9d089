import { useMutation } from '@tanstack/react-query'
import { ApiError, errorMessageOf } from '#client/platform/request/api-error.ts'
import { call } from '#client/platform/request/request.ts'
import { Button, ButtonLink } from '#client/ui/controls/button.tsx'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { Notice } from '#client/ui/feedback/notice.tsx'
import { useFocusWhen } from '#client/ui/use-focus-when.ts'
import { confirmSubscription, unsubscribe } from '#contract/newsletter.ts'
import { newsletterLinkDays } from '#rules/limits.ts'
import type { MailedLink } from './use-mailed-link.ts'

const words = {
  confirm: {
    title: 'Start the letter?',
    text: 'Press the button, and the letter comes to this inbox. You can stop it from any letter.',
    button: 'Yes, send me the letter',
    doneTitle: 'You’re on the list.',
    doneText: 'The first one is on its way to you.',
  },
  leave: {
    title: 'Stop the letter?',
    text: 'Press the button, and no more will come. We won’t ask why.',
    button: 'Stop the letter',
    doneTitle: 'You’re off the list.',
    doneText: 'No more letters will come to this inbox. You can ask for them again whenever you like.',
  },
}

type MailedLinkPanelProps = { link: MailedLink; onAskAgain: () => void }

/** Needs a press, because mail programs open links to inspect them. */
export function MailedLinkPanel({ link, onAskAgain }: MailedLinkPanelProps) {
  const { title, text, button, doneTitle, doneText } = words[link.wish]
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => carryOut(link) })
  const isDead = error instanceof ApiError && error.reply?.code === 'invalid_link'
  const heading = useFocusWhen(isSuccess)

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {isSuccess ? doneTitle : title}
      </h1>
      <p className="mt-4 max-w-[46ch] text-ink-2">{isSuccess ? doneText : text}</p>
      <LiveRegion isShown className="mt-6 max-w-136 empty:sr-only">
        {error && (
          <Notice tone="amber" title={errorMessageOf(error, 'That did not go through.')}>
            {isDead
              ? `Links work for ${newsletterLinkDays} days, or until you stop the letter.`
              : 'Nothing has changed. Try once more when the connection is back.'}
          </Notice>
        )}
      </LiveRegion>
      <div className="mt-7 flex flex-wrap gap-3">
        {isSuccess ? (
          <ButtonLink to="/">Go to the front page</ButtonLink>
        ) : isDead ? (
          <Button onClick={onAskAgain}>Ask for the letter again</Button>
        ) : (
          <Button isBusy={isPending} onClick={() => mutate()}>
            {button}
          </Button>
        )}
      </div>
    </>
  )
}

function carryOut({ wish, token }: MailedLink) {
  return wish === 'confirm' ? call(confirmSubscription, { body: { token } }) : call(unsubscribe, { params: { token } })
}
