export const notificationKinds = [
  'forum_reply',
  'forum_review',
  'trial_ending',
  'cancellation_processed',
  'coach_step',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Labels on the account page. */
export const notificationKindLabels: Readonly<Record<NotificationKind, string>> = {
  forum_reply: 'Replies to your posts',
  forum_review: 'Your post or reply was reviewed',
  trial_ending: 'Your free trial is ending',
  cancellation_processed: 'Your cancellation went through',
  coach_step: 'A step you planned with the coach is due',
}
