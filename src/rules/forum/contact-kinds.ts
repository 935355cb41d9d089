/** Contact details through which a stranger could lead somebody out of the forum. */
export const contactKinds = ['link', 'email', 'phone', 'handle'] as const
export type ContactKind = (typeof contactKinds)[number]
