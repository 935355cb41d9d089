import type { ArticleCategory } from '#content/reading/article.ts'
import type { CategoryPictureName } from './category-pictures.tsx'

export const pictureOf: Record<ArticleCategory, CategoryPictureName> = {
  Dating: 'pair',
  Workplace: 'speaking',
  School: 'group',
  General: 'thought',
}
