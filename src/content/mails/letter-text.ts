/** A newsletter letter, without the greeting and the unsubscribe link that every one gets. */
export type LetterText = { subject: string; paragraphs: readonly string[] }
