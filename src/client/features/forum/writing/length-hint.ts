/** Says how much room is left once it gets tight, because a permanent counter is distracting. */
export function lengthHint(text: string, maxLength: number): string | undefined {
  if (text.length < maxLength * 0.8) return undefined
  return `${text.length.toLocaleString('en-US')} of ${maxLength.toLocaleString('en-US')} characters`
}
