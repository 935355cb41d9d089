import { z } from 'zod'
import { type ArticleBody, type ArticleSummary, articleCategories } from '#content/reading/article.ts'
import { listPreviewLength, managerPreviewLength, plainText, preview } from '#rules/words/reading.ts'
import { day, line, list, minutes, oneOf, yesOrNo } from './fields.ts'
import { checkFields, readFrontMatter } from './front-matter.ts'
import { readFaq } from './read-faq.ts'
import { renderMarkdown } from './render-markdown.ts'

const ArticleFields = z.strictObject({
  title: line,
  description: line,
  category: oneOf(articleCategories),
  readTime: minutes,
  publishedDate: day,
  isPublished: yesOrNo,
  author: line.optional(),
  tags: list,
})

export type Article = { summary: ArticleSummary; body: ArticleBody }

export function readArticle(id: string, file: string, source: string): Article {
  const { fields, markdown } = readFrontMatter(file, source)
  const { author, ...checked } = checkFields(file, ArticleFields, fields)
  const html = renderMarkdown(markdown)
  const faq = readFaq(html)
  const text = plainText(html)
  return {
    summary: {
      id,
      ...checked,
      ...(author !== undefined && { author }),
      preview300: preview(text, listPreviewLength),
      preview200: preview(text, managerPreviewLength),
      file,
      hasFaq: faq.length > 0,
    },
    body: { html, faq },
  }
}
