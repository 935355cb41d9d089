import { ArrowUp } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useCrisisCountry } from '#client/parts/crisis/crisis-country.ts'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { SpinnerShape } from '#client/ui/feedback/spinner.tsx'
import { Card } from '#client/ui/surfaces/card.tsx'
import { chatMessageMaxLength } from '#rules/limits.ts'
import { CrisisCard } from './safety/crisis-card.tsx'
import { useCoachDraft } from './sending/use-coach-draft.ts'
import { useQuickSend } from './sending/use-quick-send.ts'

/** One question to the coach from the dashboard. The answer appears in the full chat. */
export function QuickChat({ className }: { className?: string }) {
  const { isPremium } = useRequiredUser()
  return (
    <Card as="section" aria-labelledby="quick-chat" className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="quick-chat" className="text-h3 font-medium">
          Ask WingMate
        </h2>
        <Link to="/coach" className="link inline-flex min-h-11 items-center text-sm">
          Open the full chat
        </Link>
      </div>
      {isPremium ? <QuickForm /> : <QuickOffer />}
      <p className="mt-2.5 text-xs font-medium text-ink-2">WingMate is an AI, not a person and not therapy.</p>
    </Card>
  )
}

function QuickOffer() {
  return (
    <div className="mt-1 grid justify-items-start gap-3">
      <p className="text-sm text-ink-2">
        A place to think out loud before the hard part. The coach is part of Premium and of the free trial.
      </p>
      <ButtonLink to="/coach" variant="line">
        See what WingMate does
      </ButtonLink>
    </div>
  )
}

function QuickForm() {
  const { text, write, begin, end } = useCoachDraft('quick-chat')
  const [isWriting, setIsWriting] = useState(false)
  const { help, isSending, send } = useQuickSend({ isWriting, onSent: () => end() })
  const message = text.trim()
  const canSend = message !== '' && !isSending
  const countryChoice = useCrisisCountry()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (canSend) send({ message, country: countryChoice.country, clientId: begin(message, 0) })
  }

  return (
    <>
      <form
        onSubmit={submit}
        className="mt-1.5 flex items-center gap-2 rounded-[1.4rem_1.4rem_0.5rem_1.4rem] border border-edge bg-surface p-1.5 pl-4.5 has-[input:focus-visible]:outline-[2.5px] has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-sage"
      >
        <input
          type="text"
          dir="auto"
          value={text}
          maxLength={chatMessageMaxLength}
          aria-label="Message WingMate"
          placeholder="What if nobody talks to me?"
          enterKeyHint="send"
          autoComplete="off"
          onFocus={() => setIsWriting(true)}
          onChange={(event) => write(event.target.value)}
          className="min-w-0 flex-1 bg-transparent py-2.5 text-body text-ink outline-none"
        />
        <button
          type="submit"
          aria-label="Send"
          aria-busy={isSending || undefined}
          disabled={!canSend}
          className="grid size-11.5 flex-none place-items-center rounded-act bg-sage text-on-sage transition-colors enabled:hover:bg-sage-press disabled:opacity-55"
        >
          {isSending ? (
            <SpinnerShape className="h-4" />
          ) : (
            <ArrowUp aria-hidden="true" strokeWidth={1.75} className="size-5" />
          )}
        </button>
      </form>
      <div aria-live="polite" className="not-empty:mt-3">
        {help && <CrisisCard message={help} countryChoice={countryChoice} />}
      </div>
    </>
  )
}
