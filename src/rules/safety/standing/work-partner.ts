const atWork =
  /\b(?:law|accounting|consult\w+|architect\w*) firm|\b(?:firm|practice)'?s? partners?\b|\b(?:senior|managing|equity|junior|founding|business|lab|dance|training|sparring|study|project|writing|tennis) partners?\b|\bpartners? (?:at|of|in) (?:the|my|our) (?:\w+ )?(?:firm|practice|company|clinic|agency)\b|\bpartner (?:i|we) (?:work|report)\b|\b(?:lawyer|solicitor|barrister|attorney|associate|auditor|accountant)\b/i

/** Whoever writes "my partner" may mean the one at home, whatever they work as. */
const atHome = /\bmy partners?\b/i

/** A law firm's partner is nobody's spouse; the listener has met the word in one sense only. */
export function isWorkPartner(messages: readonly string[]): boolean {
  if (messages.some((message) => atHome.test(message))) return false
  return messages.some((message) => /\bpartners?\b/i.test(message)) && messages.some((message) => atWork.test(message))
}
