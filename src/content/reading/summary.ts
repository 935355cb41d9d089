/** What lists need to know about anything to read. */
export type ReadingSummary<Category extends string> = {
  id: string
  title: string
  category: Category
  /** In minutes. */
  readTime: number
  tags: readonly string[]
  /** The file in which an editor changes it. */
  file: string
}
