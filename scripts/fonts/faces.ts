type Range = { min: number; max: number }

export type Face = {
  /** The file in ui/fonts that it is cut from. */
  name: string
  family: string
  isItalic: boolean
  /** The characters of nearly every page; the rest goes to a second file. */
  first: string
  weights: Range
  /** The optical size. Newsreader could be drawn for each size, in a file three times as large. */
  size?: number
}

const ascii = charactersFrom(0x20, 0x7e)
const writersSigns = '\u00a0–—‘’“”…'
/** Characters that headings and lines to say do not need. */
const rareInHeadings = new Set('"#*<=>@[\\]^_`{|}~')
const serifFirst = [...ascii].filter((sign) => !rareInHeadings.has(sign)).join('') + writersSigns

const otherSigns = 'ıŒœʻʼˆ˚˜\u0304\u0308\u0329€™↑→↓−∕\ufeff\ufffd'
/** All characters of the fonts: other languages in Latin script, and more symbols. */
const everything = ascii + charactersFrom(0xa0, 0xff) + charactersFrom(0x2000, 0x206f) + otherSigns

const newsreader = { family: 'Newsreader Variable', first: serifFirst, size: 36 }

/**
 * Newsreader has one weight, between those of the design, which is hardly noticeable: with a range of weights its file
 * would be half as large again, and take one more round trip.
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

/** The characters of both files; none is in both, or a browser would load both for it. */
export function partsOf({ first }: Face): { first: string; more: string } {
  return { first, more: [...everything].filter((sign) => !first.includes(sign)).join('') }
}

function charactersFrom(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
}
