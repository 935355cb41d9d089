/** What lists need of anything to read. */
export type ReadingSummary<Category extends string> = {
  id: string
  title: string
  category: Category
  /** In minutes. */
  readTime: number
  tags: readonly string[]
  /** Where an editor changes it. */
  file: string
}
