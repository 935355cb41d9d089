/**
 * What the server tells a page beside its HTML, in the Server-Timing header, which scripts can read: that it was asked for
 * with a session, that visits are counted here, which has to be asked about, and that by how this server is set up the
 * page looks different than it was built. Nothing secret.
 */
export const serverHints = {
  session: 'session',
  countsVisits: 'counts-visits',
  looksDifferent: 'looks-different',
} as const
export type ServerHint = (typeof serverHints)[keyof typeof serverHints]
