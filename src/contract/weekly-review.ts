import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, TimeZone } from './fields.ts'

export const WeeklyReview = z.object({
  /** Monday and Sunday of the week. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Three sentences based on the member's records; none for a week without any. */
  sentences: z.array(z.string()).max(3),
})
export type WeeklyReview = z.infer<typeof WeeklyReview>

export const readWeeklyReview = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/weekly-review',
  summary: 'One’s own week in three sentences, from records only.',
  mayLag: true,
  query: z.object({
    /** Any day of the week in question, in the member's own calendar. */
    day: z.iso.date('A day is written like 2026-11-15'),
    timeZone: TimeZone,
  }),
  reply: WeeklyReview,
})

export const ReviewMail = z.object({
  isOn: z.boolean(),
  /** The time zone for Sunday evening; null until it was first switched on. */
  timeZone: z.string().nullable(),
})
export type ReviewMail = z.infer<typeof ReviewMail>

export const readReviewMail = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/weekly-review/mail',
  summary: 'Whether this member wants the review by mail on Sunday evenings. Off until switched on.',
  reply: ReviewMail,
})

export const setReviewMail = endpoint({
  access: 'member',
  method: 'PUT',
  path: '/api/weekly-review/mail',
  summary: 'Switch the mail on or off, and say by whose clock it is Sunday evening.',
  body: z.object({ isOn: z.boolean('On is true, off is false'), timeZone: TimeZone }),
  reply: ReviewMail,
})

export const stopReviewMail = endpoint({
  access: 'public',
  method: 'POST',
  path: '/api/weekly-review/stop/:token',
  summary: 'Stop the mail with the link inside it. Also the one-click address that mail programs call by themselves.',
  params: z.object({ token: z.string().min(1).max(150) }),
  reply: Done,
})

export const openStopReviewMail = endpoint({
  ...stopReviewMail,
  method: 'GET',
  summary: 'For mail programs that open the address instead of calling it: leads to the page with the button.',
})
