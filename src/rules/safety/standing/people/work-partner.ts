const atWork =
  /\b(?:law|accounting|consult\w+|architect\w*) firm|\b(?:firm|practice)'?s? partners?\b|\b(?:senior|managing|equity|junior|founding|business|lab|dance|training|sparring|study|project|writing|tennis) partners?\b|\bpartners? (?:at|of|in) (?:the|my|our) (?:\w+ )?(?:firm|practice|company|clinic|agency)\b|\bpartner (?:i|we) (?:work|report)\b|\b(?:lawyer|solicitor|barrister|attorney|associate|auditor|accountant)\b/i

/** "My partner" may be the one at home, whatever their job. */
const atHome = /\bmy partners?\b/i

/** A law firm's partner is not a spouse, but the listener has only learned that meaning. */
export function isWorkPartner(messages: readonly string[]): boolean {
  if (messages.some((message) => atHome.test(message))) return false
  return messages.some((message) => /\bpartners?\b/i.test(message)) && messages.some((message) => atWork.test(message))
}
