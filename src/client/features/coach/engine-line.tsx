import { ShieldCheck } from 'lucide-react'
import { Button } from '#client/ui/controls/button.tsx'
import type { CoachConsent } from '#contract/coach.ts'
import { engineWords, isRemote } from './engine-words.ts'

type EngineLineProps = { consent: CoachConsent; onChange: () => void }

/** Who writes the replies, and where the person's messages go. */
export function EngineLine({ consent, onChange }: EngineLineProps) {
  return (
    <div className="flex items-start gap-2.5 text-sm leading-snug text-ink-2">
      <ShieldCheck aria-hidden="true" strokeWidth={1.75} className="mt-px size-5 flex-none" />
      <div>
        <p>{engineWords(consent)}</p>
        {consent.provider !== null && (
          <Button variant="quiet" onClick={onChange} className="-ml-2 text-sm!">
            {isRemote(consent) ? 'Use the built-in coach instead' : `Let ${consent.provider} answer`}
          </Button>
        )}
      </div>
    </div>
  )
}
