import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { typeset } from '#rules/words/typeset.ts'
import { readSafeLink } from './safe-link.ts'

export const allowedTags = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li'],
  ...['strong', 'em', 'code', 'a', 'aside', 'details', 'summary'],
]

const markdown = new Marked({ gfm: true, breaks: true })

/** Markdown including raw HTML, before anything is removed. */
export function parseMarkdown(source: string): string {
  return markdown.parse(source, { async: false })
}

/** HTML that is safe to put on a page. Whatever is not on the allow-list is removed. */
export function renderMarkdown(source: string): string {
  const safe = sanitizeHtml(parseMarkdown(source), {
    allowedTags,
    allowedAttributes: { a: ['href', 'rel'] },
    allowedClasses: { aside: ['cta'] },
    allowedSchemes: ['https', 'mailto', 'tel', 'sms'],
    allowProtocolRelative: false,
    // The text inside these is not meant to be read.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'svg', 'math', 'template', 'title'],
    transformTags: {
      a: (_tag, attributes) => {
        const link = readSafeLink(attributes.href)
        // A span is not on the list, so the link is removed and its text stays.
        if (!link) return { tagName: 'span', attribs: {} }
        const rel = link.isExternal ? { rel: 'noopener noreferrer' } : {}
        return { tagName: 'a', attribs: { href: link.href, ...rel } }
      },
    },
  })
  return typeset(safe).trim()
}
