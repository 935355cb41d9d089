import type { CategoryPictureName } from '#client/parts/category-pictures.tsx'
import type { ArticleCategory } from '#content/reading/article.ts'

export const pictureOf: Record<ArticleCategory, CategoryPictureName> = {
  Dating: 'pair',
  Workplace: 'speaking',
  School: 'group',
  General: 'thought',
}
