import type { ReadingSummary } from './summary.ts'

export const lessonCategories = ['Science', 'Strategies', 'Lifestyle', 'Workplace', 'Technology'] as const
export type LessonCategory = (typeof lessonCategories)[number]

/** What the Learning Center's grid and search need to know about a lesson. The text is loaded separately. */
export type LessonSummary = ReadingSummary<LessonCategory> & {
  excerpt: string
  author: string
  authorInitials: string
  /** YYYY-MM-DD. */
  publishedAt: string
  imageUrl: string
  imageAlt: string
  isFeatured: boolean
}

export type LessonBody = { html: string }
