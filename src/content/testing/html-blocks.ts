import { plainText } from '#rules/words/reading.ts'

const sourcesHeading = '<h2>Sources</h2>'
const blockEnd = /<\/(?:p|li|h[1-6]|summary|blockquote)>|<br\s*\/?>|<hr\s*\/?>/g

/** The text of a page by paragraph, heading and list item. */
export function blocksOf(html: string): string[] {
  return html
    .split(blockEnd)
    .map(plainText)
    .filter((block) => block !== '')
}

/** Separates our text from its list of sources: titles of books and papers are not our words. */
export function splitSources(html: string): { prose: string; sources: string | undefined } {
  const [prose = '', sources] = html.split(sourcesHeading)
  return { prose, sources }
}
