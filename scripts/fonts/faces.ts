type Range = { min: number; max: number }

export type Face = {
  /** The file in ui/fonts that it is cut from. */
  name: string
  family: string
  isItalic: boolean
  /** What nearly every page is written in; the rest goes to a second file. */
  first: string
  weights: Range
  /** The size its letters are drawn for. Newsreader could draw each size anew, in a file three times as large. */
  size?: number
}

const ascii = charactersFrom(0x20, 0x7e)
const writersSigns = '\u00a0–—‘’“”…'
/** Signs that a heading or a line to say does without. */
const rareInHeadings = new Set('"#*<=>@[\\]^_`{|}~')
const serifFirst = [...ascii].filter((sign) => !rareInHeadings.has(sign)).join('') + writersSigns

const otherSigns = 'ıŒœʻʼˆ˚˜\u0304\u0308\u0329€™↑→↓−∕\ufeff\ufffd'
/** All that the fonts have: the other languages written in Latin letters, and more signs. */
const everything = ascii + charactersFrom(0xa0, 0xff) + charactersFrom(0x2000, 0x206f) + otherSigns

const newsreader = { family: 'Newsreader Variable', first: serifFirst, size: 36 }

/**
 * Newsreader comes in one weight, between those of the design, which the eye hardly tells apart: with a range of weights its
 * file would be half again as large, and take one round trip more to arrive.
 */
export const faces: readonly Face[] = [
  { ...newsreader, name: 'newsreader', isItalic: false, weights: { min: 450, max: 450 } },
  { ...newsreader, name: 'newsreader-italic', isItalic: true, weights: { min: 400, max: 400 } },
  {
    name: 'figtree',
    family: 'Figtree Variable',
    isItalic: false,
    first: `${ascii}${writersSigns}·•×→−`,
    weights: { min: 400, max: 700 },
  },
]

/** The signs of both files; no sign is in two, or a browser would fetch both for it. */
export function partsOf({ first }: Face): { first: string; more: string } {
  return { first, more: [...everything].filter((sign) => !first.includes(sign)).join('') }
}

function charactersFrom(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
}
