import { z } from 'zod'
import { type LessonBody, type LessonSummary, lessonCategories } from '#content/reading/lesson.ts'
import { day, line, list, minutes, oneOf, yesOrNo } from './fields.ts'
import { checkFields, readFrontMatter } from './front-matter.ts'
import { renderMarkdown } from './render-markdown.ts'

const LessonFields = z.strictObject({
  title: line,
  excerpt: line,
  category: oneOf(lessonCategories),
  readTime: minutes,
  author: line,
  authorInitials: line.max(2, 'is one or two letters.'),
  publishedAt: day,
  imageAlt: line,
  featured: yesOrNo,
  tags: list,
})

export type Lesson = { summary: LessonSummary; body: LessonBody }

export function readLesson(id: string, file: string, source: string): Lesson {
  const { fields, markdown } = readFrontMatter(file, source)
  const { featured, ...checked } = checkFields(file, LessonFields, fields)
  return {
    summary: { id, ...checked, imageUrl: `/lessons/${id}.svg`, isFeatured: featured, file },
    body: { html: renderMarkdown(markdown) },
  }
}
