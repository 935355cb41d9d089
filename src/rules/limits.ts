/** Lengths that the form, the contract and the table agree on. */
export const passwordMinLength = 6
export const passwordMaxLength = 256
export const nameMaxLength = 100
export const emailMaxLength = 254
export const leadFieldMaxLength = 200
export const leadReferrerMaxLength = 2000
/** After this long a lead keeps its source and its date, and forgets whom it was about. */
export const leadKeptMonths = 12
/** After this long it is forgotten which lists of people an administrator opened. What they changed stays. */
export const adminReadsKeptMonths = 12
/** After this long the security log forgets what happened. */
export const securityLogKeptDays = 90
/** The longest search text in the administrators' list of accounts. */
export const adminSearchMaxLength = 200
/** So many accounts are counted in the administrators' list; beyond it says that there are more. */
export const accountsCountedMax = 1000
/** The longest single use of a technique: a day, so that a tab left open does not distort the totals. */
export const usageMaxMinutes = 1440
export const newsletterSourceMaxLength = 50
/** One message to the coach. */
export const chatMessageMaxLength = 4000
/** How many of its latest messages a chat is sent with; the browser asks for older ones. */
export const chatRecentMessages = 50
/** One thing the coach keeps in mind. */
export const coachNoteMaxLength = 300

/** Links in mails: how long they open. */
export const resetLinkMinutes = 60
export const verificationLinkHours = 48
export const newsletterLinkDays = 14

/** A session ends after the first of these without a request, and after the second in any case. */
export const sessionIdleDays = 30
export const sessionMaxDays = 180
/** An administrator's session reaches everybody's data, so it ends sooner. */
export const adminSessionIdleMinutes = 30
export const adminSessionMaxHours = 12
/** How long a session may do what asks for the password again, such as exporting people, after it was given. */
export const confirmationMinutes = 10
/** How long a sign-in waits for its code after the right password. */
export const secondStepMinutes = 10
/** How long a key for two-step sign-in, once shown, waits for its first code. */
export const twoStepSetUpMinutes = 30
export const recoveryCodeCount = 10
