import { queryOf } from '#client/platform/request/query-client.ts'
import { readReviewMail } from '#contract/weekly-review.ts'

/** Refetched whenever a screen needs it, because a link in the mail can switch it off. */
export const mailQuery = { ...queryOf(readReviewMail), staleTime: 0 }
