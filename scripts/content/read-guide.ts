import { z } from 'zod'
import type { GuideBody, GuideSummary } from '#content/reading/guide.ts'
import { day, line, minutes, place } from './fields.ts'
import { checkFields, readFrontMatter } from './front-matter.ts'
import { renderMarkdown } from './render-markdown.ts'

const GuideFields = z.strictObject({
  title: line,
  excerpt: line,
  readTime: minutes,
  author: line,
  publishedAt: day,
  place,
})

export type Guide = { summary: GuideSummary; body: GuideBody }

export function readGuide(id: string, file: string, source: string): Guide {
  const { fields, markdown } = readFrontMatter(file, source)
  return { summary: { id, ...checkFields(file, GuideFields, fields), file }, body: { html: renderMarkdown(markdown) } }
}
