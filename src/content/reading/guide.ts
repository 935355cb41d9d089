/** What the shelf needs of a guide. The text itself is a chunk of its own. */
export type GuideSummary = {
  id: string
  title: string
  excerpt: string
  /** In minutes. */
  readTime: number
  author: string
  /** YYYY-MM-DD. */
  publishedAt: string
  /** Where an editor changes it. */
  file: string
}

export type GuideBody = { html: string }
