/** What the shelf needs to know about a guide. The text is loaded separately. */
export type GuideSummary = {
  id: string
  title: string
  excerpt: string
  /** In minutes. */
  readTime: number
  author: string
  /** YYYY-MM-DD. */
  publishedAt: string
  /** Where it stands on the shelf: what somebody would look for first has 1. */
  place: number
  /** The file in which an editor changes it. */
  file: string
}

export type GuideBody = { html: string }
