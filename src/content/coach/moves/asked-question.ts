/**
 * Questions that are asked in the middle of things, and what there is to say to them: honest, and without a promise.
 * {they} is who the question is about, as they were called: "she"; {them}, "her".
 */
export type AskedQuestion = {
  name: string
  /** Looked for in the message as `readLine` writes it. */
  says: RegExp
  answers: readonly string[]
  /** What to do about it, within ten minutes. */
  steps: readonly { say: string; short: string }[]
  /** The moment whose lines belong to it; they take the place of the step. */
  moment?: string
  /** Asking for certainty: the third one in a row gets the loop's name. */
  isReassurance?: boolean
}
