/** Sent as a message; the coach drops its guess and does not make it again. */
const correction = 'That’s not it'

type CorrectReplyProps = {
  /** The subject the reply assumes. */
  subject: string
  onCorrect: (text: string) => void
}

/** A discreet way to say that the coach has the wrong subject. */
export function CorrectReply({ subject, onCorrect }: CorrectReplyProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 px-1.5 text-xs font-medium text-ink-2">
      <span>Talking about {subject}.</span>
      <button type="button" onClick={() => onCorrect(correction)} className="link min-h-11 text-xs font-semibold">
        That’s not it
      </button>
    </p>
  )
}
