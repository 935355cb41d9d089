/** Lengths that the form, the contract and the table agree on. */
export const passwordMinLength = 6
export const passwordMaxLength = 256
export const nameMaxLength = 100
export const emailMaxLength = 254
export const leadFieldMaxLength = 200
export const leadReferrerMaxLength = 2000
/** After this long, a lead loses the person's details and keeps only its source and date. */
export const leadKeptMonths = 12
/** After this long, the record of which lists of people an administrator opened is deleted. Their changes stay. */
export const adminReadsKeptMonths = 12
/** After this long, events are deleted from the security log. */
export const securityLogKeptDays = 90
/** The longest search text in the administrators' list of accounts. */
export const adminSearchMaxLength = 200
/** The administrators' list counts up to this many accounts, and then says that there are more. */
export const accountsCountedMax = 1000
/** The longest single use of a technique: a day, so that a tab left open does not distort the totals. */
export const usageMaxMinutes = 1440
export const newsletterSourceMaxLength = 50
/** One message to the coach. */
export const chatMessageMaxLength = 4000
/** A chat is sent with this many of its latest messages; the browser asks for older ones. */
export const chatRecentMessages = 50
/** One thing the coach remembers. */
export const coachNoteMaxLength = 300

/** How long links in mails work. */
export const resetLinkMinutes = 60
export const verificationLinkHours = 48
export const newsletterLinkDays = 14

/** A session ends after this long without a request, and after `sessionMaxDays` in any case. */
export const sessionIdleDays = 30
export const sessionMaxDays = 180
/** An administrator's session reaches everybody's data, so it ends sooner. */
export const adminSessionIdleMinutes = 30
export const adminSessionMaxHours = 12
/** After the password was given again, how long a session may do what requires it, such as exporting people. */
export const confirmationMinutes = 10
/** How long a sign-in waits for its code after the password was right. */
export const secondStepMinutes = 10
/** How long a key for two-step sign-in waits for its first code after it was shown. */
export const twoStepSetUpMinutes = 30
export const recoveryCodeCount = 10
