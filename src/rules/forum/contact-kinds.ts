/** Ways out of the forum that a stranger could be led along. */
export const contactKinds = ['link', 'email', 'phone', 'handle'] as const
export type ContactKind = (typeof contactKinds)[number]
