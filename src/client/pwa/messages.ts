/** Messages from a page to its service worker. */
export type WorkerMessage =
  /** Fetch what is missing; for a member also their own data, which depends on the time zone. */
  | { type: 'fill'; isMember: boolean; timeZone: string }
  /** Answered through the attached port. */
  | { type: 'which-version' }
  | { type: 'use-new-version' }
