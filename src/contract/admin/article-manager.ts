import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** An article as its editors see it, draft or published. */
export const ManagedArticle = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  readTime: z.int().positive(),
  publishedDate: z.iso.date(),
  isPublished: z.boolean(),
  author: z.string().nullable(),
  tags: z.array(z.string()),
  preview: z.string(),
  /** The file in which an editor changes it. */
  file: z.string(),
})
export type ManagedArticle = z.infer<typeof ManagedArticle>

export const listManagedArticles = endpoint({
  access: 'admin',
  method: 'GET',
  path: '/api/admin/articles',
  summary: 'Every article of the library, drafts too. Drafts are in no file that visitors can load.',
  reply: z.array(ManagedArticle),
})
