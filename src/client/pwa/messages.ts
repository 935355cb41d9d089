/** What a page says to the worker behind it. */
export type WorkerMessage =
  /** Fetch what is not at hand yet; for a member also what they see of their own, which asks for their time zone. */
  | { type: 'fill'; isMember: boolean; timeZone: string }
  /** Answered through the port that comes along. */
  | { type: 'which-version' }
  | { type: 'use-new-version' }
