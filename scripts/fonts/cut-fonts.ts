import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { type Face, faces, partsOf } from './faces.ts'

/**
 * Splits every face in two and writes `faces.css`, which says which characters are where. The same fonts give the same
 * files everywhere.
 */
export async function cutFonts(folder: string, into: string): Promise<void> {
  await rm(into, { recursive: true, force: true })
  await mkdir(into, { recursive: true })
  const rules: string[] = []
  for (const face of faces) {
    const whole = await readFile(join(folder, `${face.name}.woff2`))
    for (const [part, signs] of Object.entries(partsOf(face))) {
      const file = `${face.name}-${part}.woff2`
      await writeFile(join(into, file), await cut(whole, signs, face))
      rules.push(ruleFor(face, file, signs))
    }
  }
  await writeFile(join(into, 'faces.css'), rules.join(''))
}

function cut(whole: Buffer, signs: string, { weights, size }: Face): Promise<Buffer> {
  const wght = weights.min === weights.max ? weights.min : weights
  return subsetFont(whole, signs, { targetFormat: 'woff2', variationAxes: size ? { wght, opsz: size } : { wght } })
}

/** Covers every weight: otherwise a browser would synthesise bold letters. */
function ruleFor({ family, isItalic, weights }: Face, file: string, signs: string): string {
  return `@font-face {
  font-family: "${family}";
  src: url("./${file}") format("woff2");
  font-weight: ${Math.min(weights.min, 400)} ${Math.max(weights.max, 600)};
  font-style: ${isItalic ? 'italic' : 'normal'};
  font-display: swap;
  unicode-range: ${rangesOf(signs).join(', ')};
}
`
}

export function rangesOf(signs: string): string[] {
  const points = [...signs].map((sign) => sign.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const ranges: { from: number; to: number }[] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && point === last.to + 1) last.to = point
    else ranges.push({ from: point, to: point })
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return ranges.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`)
}
