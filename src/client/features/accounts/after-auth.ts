/** Where signing in leads: back to the page that asked for it, else where the address's action says. */
export function destinationAfter(action: string | null, askedBy?: string): string {
  if (askedBy !== undefined) return askedBy
  return action === 'subscribe' ? '/pricing' : '/'
}
