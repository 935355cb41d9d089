/** A message by itself, and with what was written before it. */
export type Texts = { message: string; joined: string }
