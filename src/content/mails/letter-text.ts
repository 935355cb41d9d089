/** A letter to readers, without the greeting and the way out that every mail has. */
export type LetterText = { subject: string; paragraphs: readonly string[] }
