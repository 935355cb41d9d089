const endings: readonly (readonly [end: string, instead: string])[] = [
  ['ies', 'y'],
  ['ing', ''],
  ['edly', ''],
  ['ed', ''],
  ['ers', 'er'],
  ['es', ''],
  ['ly', ''],
  ['s', ''],
]

/** Roughly the part a word shares with its other forms: "calls", "called" and "calling" are one. */
export function stemOf(word: string): string {
  for (const [end, instead] of endings) {
    if (!word.endsWith(end) || word.length - end.length < 3 || word.endsWith('ss')) continue
    const stem = word.slice(0, -end.length) + instead
    const single = /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem
    return single.endsWith('e') ? single.slice(0, -1) : single
  }
  return word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word
}
