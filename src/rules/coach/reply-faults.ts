import { tableOf } from '../closed-sets.ts'

/** Faults for which a language model's reply is never shown. `none` means it has none of them. */
export const replyFaults = [
  'none',
  /** Names a method, means, place or time to hurt somebody, oneself included. */
  'method',
  /** Agrees that they are worthless, a burden, better off gone. */
  'worthless',
  'medication',
  'diagnosis',
  /** Claims to be a person, to feel, to have lived it, to be licensed. */
  'human',
  /** A link, user name, address or number of a stranger. */
  'contact',
  'sexual',
  /** Urges to cancel, hide, fake it, drink for courage. */
  'avoid',
  'secrecy',
  /** Advises against helplines, doctors or parents. */
  'against_help',
  /** Revenge, hitting back, stalking. */
  'harm',
  /** Praise of fasting, purging, weight goals. */
  'eating',
] as const
export type ReplyFault = (typeof replyFaults)[number]

/** For texts that were not checked. */
export const faultless: Readonly<Record<ReplyFault, number>> = tableOf(replyFaults, (name) => (name === 'none' ? 1 : 0))
