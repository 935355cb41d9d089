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
  /** Wrong passwords for one account from one IP address. */
  signInPair: { points: 10, seconds: 15 * minute },
  /** Wrong passwords for one account from anywhere; generous, so that a stranger cannot quickly lock somebody out. */
  signInAccount: { points: 100, seconds: 15 * minute },
  /** Sign-in attempts from one IP address. */
  signInAddress: { points: 60, seconds: 15 * minute },
  /** Codes entered by somebody who knows the password. */
  secondStep: { points: 10, seconds: 15 * minute },
  /** Wrong codes per day. Guessing every day for a year succeeds with a probability of 3 %. */
  secondStepDay: { points: 30, seconds: 24 * hour },
  register: { points: 20, seconds: hour },
  /** Mails requested from one IP address, and sent to one account. */
  mailAddress: { points: 20, seconds: hour },
  mailAccount: { points: 5, seconds: hour },
  /** Mailed links opened from one IP address. */
  link: { points: 40, seconds: 15 * minute },
  lead: { points: 30, seconds: hour },
  /** Newsletter sign-ups from one IP address, and for one mailbox. */
  newsletterAddress: { points: 20, seconds: hour },
  newsletterMailbox: { points: 4, seconds: hour },
  /** Anything that makes us call the payment provider, per account. Canceling is not limited. */
  payments: { points: 30, seconds: 10 * minute },
  /** Messages to the coach. Crisis messages are answered even beyond it. */
  chat: { points: 30, seconds: minute },
  /** Posts of one account on its first day. */
  forumFirstDayPosts: { points: 3, seconds: 24 * hour },
  /** Page views counted from one IP address. */
  pageView: { points: 240, seconds: minute, isLocal: true },
  /** All changes by one signed-in person. */
  write: { points: 120, seconds: minute },
} as const satisfies Record<string, RateLimit>

export type LimitName = keyof typeof rateLimits
