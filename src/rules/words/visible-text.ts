/** Spaces, control characters and letters that are drawn as nothing (Hangul fillers, for example). */
const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether it has any visible characters. */
export function isVisible(text: string): boolean {
  return !unseen.test(text)
}
