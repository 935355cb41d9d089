export const lessonCategories = ['Science', 'Strategies', 'Lifestyle', 'Workplace', 'Technology'] as const
export type LessonCategory = (typeof lessonCategories)[number]

/** What the Learning Center's grid and search need of a lesson. The text itself is a chunk of its own. */
export type LessonSummary = {
  id: string
  title: string
  excerpt: string
  category: LessonCategory
  /** In minutes. */
  readTime: number
  author: string
  authorInitials: string
  /** YYYY-MM-DD. */
  publishedAt: string
  imageUrl: string
  imageAlt: string
  isFeatured: boolean
  tags: readonly string[]
  /** Where an editor changes it. */
  file: string
}

export type LessonBody = { html: string }
