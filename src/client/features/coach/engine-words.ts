import type { CoachConsent } from '#contract/coach.ts'

export function engineName(engine: string): string {
  return engine === 'built-in' ? 'Built-in coach' : engine
}

/** Whether messages are sent to another company. */
export function isRemote({ provider, granted }: CoachConsent): boolean {
  return provider !== null && granted === true
}

export function engineWords(consent: CoachConsent): string {
  return isRemote(consent)
    ? `${consent.provider} writes the answers, with our checks before anything is shown. What you write here is sent there, without numbers and addresses.`
    : 'These are conversations written by people ahead of time. A small model on Hearten’s own server picks the one that fits. Nothing is sent to another company.'
}
