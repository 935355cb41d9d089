/**
 * Writes every other character as an escape. Node keeps a file's text in memory for as long as its functions, and one
 * such character anywhere doubles it. esbuild already escapes them in strings; what it leaves are comments, and patterns,
 * in which the escape means the same.
 * @param {string} code
 */
export function asAscii(code) {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
