import { useState } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { LeaningTurns } from '#client/ui/drawings/illustrations.tsx'
import { FormAnswers } from './form-answers.tsx'
import { LetterForm } from './letter-form.tsx'
import { MailedLinkPanel } from './mailed-link-panel.tsx'
import { useMailedLink } from './use-mailed-link.ts'

/** The newsletter sign-up, and the target of links in its mails. */
export function NewsletterScreen() {
  const link = useMailedLink()
  // A link that turned out to be invalid; the form is shown instead.
  const [setAside, setSetAside] = useState<string>()
  const isWaiting = link === undefined
  return (
    <div className="wrap grid items-center gap-10 py-8 desk:grid-cols-[7fr_5fr] desk:py-16">
      {/* The HTML does not know which of the two it will be; without scripts it is the form. */}
      <div className={classNames('min-h-72', isWaiting && 'invisible noscript:visible')}>
        {link && link.token !== setAside ? (
          // Opening another mail's link only changes the fragment: same page, new question.
          <MailedLinkPanel key={link.token} link={link} onAskAgain={() => setSetAside(link.token)} />
        ) : (
          <>
            <h1>A short letter, now and then.</h1>
            <p className="mt-4 max-w-[46ch] text-ink-2">
              One line to try and one small experiment. The subject never says what it is about, and every letter ends
              with a way to stop it.
            </p>
            <FormAnswers />
            <div className="mt-7">
              <LetterForm source="newsletter_page" />
            </div>
          </>
        )}
      </div>
      <LeaningTurns className="mx-auto hidden w-full max-w-80 desk:block" />
    </div>
  )
}
