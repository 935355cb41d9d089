import type { ForumPost, ForumReply } from '#contract/forum/forum.ts'
import { findContactDetails } from '#rules/forum/contact-details.ts'
import { postWords } from '#rules/forum/post-words.ts'
import type { PostRow } from './posts/posts.queries.ts'
import type { ReplyRow } from './replies/replies.queries.ts'

type Moderated = { hiddenAt: Date | null; heldAt: Date | null }

export function statusOf({ hiddenAt, heldAt }: Moderated): ForumPost['status'] {
  if (hiddenAt) return 'hidden'
  return heldAt ? 'held' : 'published'
}

export function presentPost(row: PostRow): ForumPost {
  return {
    ...presentWriting(row, postWords(row)),
    title: row.title,
    category: row.category,
    // When others could first read it, or before that, when it was written.
    createdAt: (row.publishedAt ?? row.createdAt).toISOString(),
    likes: row.likes,
    replies: row.replies,
    isLiked: row.isLiked,
  }
}

export function presentReply(row: ReplyRow): ForumReply {
  return presentWriting(row, row.content)
}

type Writing = Moderated &
  Pick<ReplyRow, 'id' | 'content' | 'isAnonymous' | 'isMine' | 'firstName' | 'lastName' | 'createdAt' | 'editedAt'>

function presentWriting(row: Writing, text: string): ForumReply {
  const status = statusOf(row)
  return {
    id: row.id,
    content: row.content,
    isAnonymous: row.isAnonymous,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    isMine: row.isMine,
    status,
    heldFor: row.isMine && status === 'held' ? findContactDetails(text) : [],
    user: row.firstName === null ? null : { firstName: row.firstName, lastName: row.lastName ?? '' },
  }
}
