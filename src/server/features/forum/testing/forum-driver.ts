import type { ForumPost, ForumReply } from '#contract/forum/forum.ts'
import type { Someone, TestApp } from '#server/testing/test-app.ts'

type PostDraft = { title?: string; content?: string; category?: string; isAnonymous?: boolean; clientId?: string }
type ReplyDraft = { content?: string; isAnonymous?: boolean; clientId?: string }

/** Uses the forum over HTTP, for tests. */
export function forumDriver(t: TestApp) {
  return {
    /** A premium member with this name, older than a day. */
    async member(firstName = 'Robin', lastName = 'Vale'): Promise<Someone> {
      const person = await t.someone({ firstName, lastName })
      await t.sql(
        `update users set subscription_status = 'active', created_at = now() - interval '3 days' where id = $1`,
        [person.id],
      )
      return person
    },

    async post(as: Someone, draft: PostDraft = {}): Promise<ForumPost> {
      const body = { title: 'A day', content: 'I went in.', category: 'social', ...draft }
      const made = await t.post('/api/forum/posts', { as, body })
      if (made.statusCode !== 201) throw new Error(`Could not post: ${made.body}`)
      return made.json()
    },

    async reply(as: Someone, postId: string, draft: ReplyDraft = {}): Promise<ForumReply> {
      const made = await t.post(`/api/forum/posts/${postId}/replies`, { as, body: { content: 'Well done.', ...draft } })
      if (made.statusCode !== 201) throw new Error(`Could not reply: ${made.body}`)
      return made.json()
    },

    read: async (as: Someone, postId: string): Promise<ForumPost> =>
      (await t.get(`/api/forum/posts/${postId}`, { as })).json(),
    list: async (as: Someone, query = ''): Promise<ForumPost[]> =>
      (await t.get(`/api/forum/posts${query}`, { as })).json(),
    replies: async (as: Someone, postId: string): Promise<ForumReply[]> =>
      (await t.get(`/api/forum/posts/${postId}/replies`, { as })).json(),
    notices: async (as: Someone) => (await t.get('/api/notifications', { as })).json().notifications,
    async counts(as: Someone): Promise<Record<string, number>> {
      const rows: { category: string; posts: number }[] = (await t.get('/api/forum/categories', { as })).json()
      return Object.fromEntries(rows.map(({ category, posts }) => [category, posts]))
    },
  }
}
