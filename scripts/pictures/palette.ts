import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const tokens = readFileSync(join(import.meta.dirname, '..', '..', 'src', 'client', 'ui', 'tokens.css'), 'utf8')

/** A color of the light theme, in hex, which is all the renderer knows. */
export function colorOf(name: string): string {
  const found = new RegExp(`--${name}: light-dark\\(oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(tokens)
  if (!found) throw new Error(`There is no color --${name} in tokens.css.`)
  const [lightness = 0, chroma = 0, hue = 0] = found.slice(1).map(Number)
  return toHex(lightness, chroma, (hue * Math.PI) / 180)
}

/** Replaces the design's color variables in a drawing by their values. */
export function withColors(svg: string): string {
  return svg.replace(/var\(--([\w-]+)\)/g, (_, name: string) => colorOf(name))
}

// OKLab to sRGB, by the matrices of its author.
function toHex(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear.map((part) => toByte(part).toString(16).padStart(2, '0')).join('')}`
}

function toByte(linear: number): number {
  const bounded = Math.min(1, Math.max(0, linear))
  return Math.round(255 * (bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055))
}
