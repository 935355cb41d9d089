/** An item of our own library. Every one named in a reply exists and can be opened. */
export type Source = { type: 'technique' | 'challenge' | 'article' | 'lesson' | 'cue' | 'situation'; id: string }
