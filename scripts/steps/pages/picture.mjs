import { Resvg } from '@resvg/resvg-js'

/**
 * Draws an SVG as a PNG of this width. Only the fonts named here are known, never those of the machine, so that
 * the same drawing gives the same picture everywhere.
 * @param {string} svg
 * @param {number} width
 * @param {string[]} [fontFiles] TrueType or OpenType
 * @returns {Buffer}
 */
export function toPng(svg, width, fontFiles = []) {
  const font = { loadSystemFonts: false, fontFiles }
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng()
}
