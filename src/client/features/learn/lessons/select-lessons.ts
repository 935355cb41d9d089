import type { LessonCategory, LessonSummary } from '#content/reading/lesson.ts'

export type LessonFilter = 'All' | LessonCategory
export type LessonWish = { search: string; filter: LessonFilter }

export type LessonSelection = {
  /** Shown large, and only while nothing is searched or filtered. */
  featured: LessonSummary | null
  listed: readonly LessonSummary[]
}

/** Which lessons to show. With a search or filter, the featured lesson is one among the others. */
export function selectLessons(lessons: readonly LessonSummary[], { search, filter }: LessonWish): LessonSelection {
  const wanted = plain(search.trim())
  if (wanted === '' && filter === 'All') {
    const featured = lessons.find(({ isFeatured }) => isFeatured) ?? null
    return { featured, listed: lessons.filter((lesson) => lesson !== featured) }
  }
  const listed = lessons.filter((lesson) => isIn(lesson, filter) && mentions(lesson, wanted))
  return { featured: null, listed }
}

function isIn({ category }: LessonSummary, filter: LessonFilter): boolean {
  return filter === 'All' || category === filter
}

function mentions({ title, excerpt, author }: LessonSummary, wanted: string): boolean {
  return [title, excerpt, author].some((text) => plain(text).includes(wanted))
}

/** Titles use curly apostrophes; keyboards type straight ones. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'")
}
