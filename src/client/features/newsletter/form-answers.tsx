import type { ReactNode } from 'react'
import { Notice } from '#client/ui/feedback/notice.tsx'
import { newsletterLinkDays } from '#rules/limits.ts'

/**
 * The server's answers to a form sent without scripts. Each is shown if the fragment (#) of the address names it, which
 * needs no script.
 */
export function FormAnswers() {
  return (
    <>
      <Answer id="check-inbox" tone="calm" title="One click in your inbox, and it starts.">
        We wrote to the address you gave us. The link in it works for {newsletterLinkDays} days. Nothing there? Look in
        the spam folder.
      </Answer>
      <Answer id="check-address" tone="amber" title="That address does not look complete.">
        It needs a name, an @ and a place, like you@example.com. Try once more below.
      </Answer>
      <Answer id="try-later" tone="amber" title="That was a lot of tries in a short time.">
        Nothing is lost. Try again in an hour.
      </Answer>
    </>
  )
}

type AnswerProps = { id: string; tone: 'calm' | 'amber'; title: string; children: ReactNode }

function Answer({ id, tone, title, children }: AnswerProps) {
  return (
    <div id={id} className="mt-6 hidden max-w-136 target:block">
      <Notice tone={tone} title={title}>
        {children}
      </Notice>
    </div>
  )
}
