/** Where signing in leads: back to the page that asked for it, else where the address's action says. */
export function destinationAfter(action: string | null, askedBy?: string): string {
  if (askedBy !== undefined) return askedBy
  return action === 'subscribe' ? '/pricing' : '/'
}

/** Actions that the frame carries out after signing in; any other value only decides the destination. */
export function isRememberedAction(action: string | null): action is 'startTrial' | `subscribe-${string}` {
  return action !== null && (action === 'startTrial' || /^subscribe-[a-z]+$/.test(action))
}
