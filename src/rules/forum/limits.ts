/** Lengths that the form, the contract and the table agree on. */
export const forumTitleMaxLength = 255
export const forumPostMaxLength = 10_000
export const forumReplyMaxLength = 5000
export const forumReportMaxLength = 500
export const moderationNoteMaxLength = 500

/** The list shows this many posts at a time. */
export const forumPageSize = 10
export const forumPageMaxSize = 50
/** How far back the list goes. Older posts can only be opened by their address. */
export const forumMaxOffset = 10_000
/** The most replies of a post that are loaded at once. */
export const forumRepliesPageSize = 100
