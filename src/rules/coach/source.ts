/** An item of our own library. Everything that a reply names exists and can be opened. */
export type Source = { type: 'technique' | 'challenge' | 'article' | 'lesson' | 'cue' | 'situation'; id: string }
