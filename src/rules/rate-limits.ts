/** How often something may be tried: `points` times in `seconds`. */
export type RateLimit = {
  points: number
  seconds: number
  /** Counted in memory by each instance, not in the database: a count there would cost more than the call it limits. */
  isLocal?: true
}

const minute = 60
const hour = 60 * minute

export const rateLimits = {
  /** Wrong passwords for one account from one address. */
  signInPair: { points: 10, seconds: 15 * minute },
  /** Wrong passwords for one account from anywhere; generous, so that a stranger cannot quickly lock somebody out. */
  signInAccount: { points: 100, seconds: 15 * minute },
  /** Sign-in tries from one address. */
  signInAddress: { points: 60, seconds: 15 * minute },
  /** Codes of the second step, by whoever knows the password. */
  secondStep: { points: 10, seconds: 15 * minute },
  /** Wrong codes from the app in a day. A year of guessing, day after day, hits with a chance of three in a hundred. */
  secondStepDay: { points: 30, seconds: 24 * hour },
  register: { points: 20, seconds: hour },
  /** Mails asked for by one address, and sent to one account. */
  mailAddress: { points: 20, seconds: hour },
  mailAccount: { points: 5, seconds: hour },
  /** Mailed links opened from one address. */
  link: { points: 40, seconds: 15 * minute },
  lead: { points: 30, seconds: hour },
  /** The letter, asked for from one address, and for one mailbox. */
  newsletterAddress: { points: 20, seconds: hour },
  newsletterMailbox: { points: 4, seconds: hour },
  /** Whatever makes us ask the payment provider, by one account. Canceling is not among it. */
  payments: { points: 30, seconds: 10 * minute },
  /** Messages to the coach. Crisis messages are answered beyond it. */
  chat: { points: 30, seconds: minute },
  /** Posts of one account on its first day. */
  forumFirstDayPosts: { points: 3, seconds: 24 * hour },
  /** Pages counted from one address. */
  pageView: { points: 240, seconds: minute, isLocal: true },
  /** Everything a signed-in person changes. */
  write: { points: 120, seconds: minute },
} as const satisfies Record<string, RateLimit>

export type LimitName = keyof typeof rateLimits
