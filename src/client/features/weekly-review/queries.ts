import { queryOf } from '#client/platform/request/query-client.ts'
import { readReviewMail } from '#contract/weekly-review.ts'

/** Asked again whenever a screen needs it: the mail itself can switch it off. */
export const mailQuery = { ...queryOf(readReviewMail), staleTime: 0 }
