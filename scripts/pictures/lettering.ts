import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

const folder = join(import.meta.dirname, '..', '..', 'src', 'client', 'ui', 'fonts')

/**
 * The design's two faces at one weight each (Newsreader 440 at its largest optical size, Figtree 600), as TrueType,
 * which the renderer needs. They still have the names of the variable fonts they come from.
 */
export const fontFiles = ['newsreader-title.ttf', 'figtree-label.ttf'].map((name) => join(folder, name))
const families = { serif: 'Newsreader 16pt', sans: 'Figtree Light' }

export type Face = { family: keyof typeof families; size: number; spacing?: number }

/** Text that begins at this place; y is its baseline. */
export function lettering(words: string, face: Face, place: { x: number; y: number; fill: string }): string {
  const { family, size, spacing = 0 } = face
  const font = `font-family="${families[family]}" font-size="${size}" letter-spacing="${spacing}"`
  return `<text x="${place.x}" y="${place.y}" fill="${place.fill}" ${font}>${escapeXml(words)}</text>`
}

/** Breaks a title into lines of at most this width, as even as possible. */
export function wrap(title: string, face: Face, width: number): string[] {
  const fewest = fill(title, face, width)
  // The narrowest column that needs no extra line, so that no word is left alone at the end.
  for (let narrower = width - 10; ; narrower -= 10) {
    const lines = fill(title, face, narrower)
    if (lines.length > fewest.length || lines.some((line) => widthOf(line, face) > narrower)) {
      return fill(title, face, narrower + 10)
    }
  }
}

function fill(title: string, face: Face, width: number): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer, face) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const widths = new Map<string, number>()

export function widthOf(words: string, face: Face): number {
  const key = `${words} ${face.family} ${face.size} ${face.spacing}`
  const known = widths.get(key) ?? measure(words, face)
  widths.set(key, known)
  return known
}

function measure(words: string, face: Face): number {
  const line = lettering(words, face, { x: 0, y: 200, fill: '#000' })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="400">${line}</svg>`
  return new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).getBBox()?.width ?? 0
}

function escapeXml(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
