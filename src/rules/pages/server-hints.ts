/**
 * What the server tells a page beside its HTML, in the Server-Timing header, which scripts can read: that it was asked for
 * with a session, and that visits are counted here, which has to be asked about. Nothing secret.
 */
export const serverHints = {
  session: 'session',
  countsVisits: 'counts-visits',
} as const
export type ServerHint = (typeof serverHints)[keyof typeof serverHints]
