/** What a reply by a language model may do that must never reach a person. `none`: it does none of it. */
export const replyFaults = [
  'none',
  /** A way, means, place or time to hurt somebody, oneself included. */
  'method',
  /** Agrees that they are worthless, a burden, better off gone. */
  'worthless',
  'medication',
  'diagnosis',
  /** Claims to be a person, to feel, to have lived it, to be licensed. */
  'human',
  /** A link, handle, address or number of a stranger. */
  'contact',
  'sexual',
  /** Urges to cancel, hide, fake it, drink for courage. */
  'avoid',
  'secrecy',
  /** Talks them out of lines, doctors, parents. */
  'against_help',
  /** Revenge, hitting back, stalking. */
  'harm',
  /** Praise of fasting, purging, weight goals. */
  'eating',
] as const
export type ReplyFault = (typeof replyFaults)[number]

/** For a text nobody read for faults. */
export const faultless = Object.fromEntries(replyFaults.map((name) => [name, name === 'none' ? 1 : 0])) as Readonly<
  Record<ReplyFault, number>
>
