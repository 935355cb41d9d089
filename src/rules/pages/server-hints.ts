/**
 * What the server tells a page besides its HTML, in the Server-Timing header, which scripts can read: that it was
 * requested with a session, and that this server counts visits, which needs consent. Nothing secret.
 */
export const serverHints = {
  session: 'session',
  countsVisits: 'counts-visits',
} as const
export type ServerHint = (typeof serverHints)[keyof typeof serverHints]
