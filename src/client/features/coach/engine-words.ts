import type { CoachConsent } from '#contract/coach.ts'

export function engineName(engine: string): string {
  return engine === 'built-in' ? 'Built-in coach' : engine
}

/** Whether messages go to somebody else's computer. */
export function isRemote({ provider, granted }: CoachConsent): boolean {
  return provider !== null && granted === true
}

export function engineWords(consent: CoachConsent): string {
  return isRemote(consent)
    ? `Answers are worded by ${consent.provider}. What you write here is sent there.`
    : 'Answers come from the built-in coach on Hearten’s own server. Nothing is sent to another company.'
}
