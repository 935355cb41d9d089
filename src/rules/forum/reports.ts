export const forumReportReasons = ['unkind', 'unsafe', 'spam', 'private', 'other'] as const
export type ForumReportReason = (typeof forumReportReasons)[number]

export const forumReportReasonLabels: Readonly<Record<ForumReportReason, string>> = {
  unkind: 'It is unkind or hurtful',
  unsafe: 'I am worried about someone’s safety',
  spam: 'It is spam or selling something',
  private: 'It gives away something private about someone',
  other: 'Something else',
}
