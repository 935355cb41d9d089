export const forumCategories = ['workplace', 'social', 'success'] as const
export type ForumCategory = (typeof forumCategories)[number]

export const forumCategoryLabels: Readonly<Record<ForumCategory, string>> = {
  workplace: 'Workplace Anxiety',
  social: 'Social Situations',
  success: 'Success Stories',
}
