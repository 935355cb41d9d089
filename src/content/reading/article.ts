import type { ReadingSummary } from './summary.ts'

export const articleCategories = ['Dating', 'Workplace', 'School', 'General'] as const
export type ArticleCategory = (typeof articleCategories)[number]

/** What lists and meta tags need to know about an article. The text is loaded separately. */
export type ArticleSummary = ReadingSummary<ArticleCategory> & {
  description: string
  /** YYYY-MM-DD. */
  publishedDate: string
  isPublished: boolean
  author?: string
  preview300: string
  preview200: string
  hasFaq: boolean
}

/** Plain text, for search engines; readers see the same words in the article. */
export type FaqItem = { question: string; answer: string }

export type ArticleBody = { html: string; faq: readonly FaqItem[] }
