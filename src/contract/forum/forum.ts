import { z } from 'zod'
import { forumCategories } from '#rules/forum/categories.ts'
import { contactKinds } from '#rules/forum/contact-kinds.ts'
import {
  forumMaxOffset,
  forumPageMaxSize,
  forumPageSize,
  forumPostMaxLength,
  forumRepliesPageSize,
  forumReplyMaxLength,
  forumReportMaxLength,
  forumTitleMaxLength,
} from '#rules/forum/limits.ts'
import { writingStatuses } from '#rules/forum/moderation.ts'
import { forumReportReasons } from '#rules/forum/reports.ts'
import { endpoint } from '../endpoint.ts'
import { Done, NoteText, VisibleText } from '../fields.ts'
import { Paging } from '../paging.ts'

const Category = z.enum(forumCategories, 'Choose one of the three categories')

const Title = VisibleText(forumTitleMaxLength, 'Give it a title')
const PostContent = VisibleText(forumPostMaxLength, 'Write something first')
const ReplyContent = VisibleText(forumReplyMaxLength, 'Write something first')
/** Made by the device, once a draft: sending the same draft again posts it once. */
const ClientId = z.uuid('The draft’s id is not one').optional()

const Status = z.enum(writingStatuses)
const Author = z.object({ firstName: z.string(), lastName: z.string() })

export const ForumPost = z.object({
  id: z.uuid(),
  title: z.string(),
  content: z.string(),
  category: z.enum(forumCategories),
  isAnonymous: z.boolean(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  likes: z.int().nonnegative(),
  replies: z.int().nonnegative(),
  isLiked: z.boolean(),
  /** True for the author alone. It says nothing to anybody else. */
  isMine: z.boolean(),
  status: Status,
  /** What a held post of one's own is held for; empty for everyone else. */
  heldFor: z.array(z.enum(contactKinds)),
  /** Null where it is anonymous, also for its author. */
  user: Author.nullable(),
})
export type ForumPost = z.infer<typeof ForumPost>

export const ForumReply = ForumPost.pick({
  id: true,
  content: true,
  isAnonymous: true,
  createdAt: true,
  editedAt: true,
  isMine: true,
  status: true,
  heldFor: true,
  user: true,
})
export type ForumReply = z.infer<typeof ForumReply>

export const NewForumPost = z.object({
  title: Title,
  content: PostContent,
  category: Category,
  isAnonymous: z.boolean('Anonymous is true or false').default(false),
  clientId: ClientId,
})
export type NewForumPost = z.infer<typeof NewForumPost>

export const NewForumReply = z.object({
  content: ReplyContent,
  isAnonymous: z.boolean('Anonymous is true or false').default(false),
  clientId: ClientId,
})
export type NewForumReply = z.infer<typeof NewForumReply>

// Anonymous stays anonymous and named stays named: others have seen it as it was.
export const ForumPostChange = z.object({
  title: Title.optional(),
  content: PostContent.optional(),
  category: Category.optional(),
})
export type ForumPostChange = z.infer<typeof ForumPostChange>

const Post = z.object({ postId: z.uuid('There is no such post') })
const Reply = z.object({ replyId: z.uuid('There is no such reply') })
const PostPaging = Paging({ size: forumPageSize, maxSize: forumPageMaxSize, maxOffset: forumMaxOffset })
const ReplyPaging = Paging({ size: forumRepliesPageSize, maxSize: forumRepliesPageSize, maxOffset: forumMaxOffset })

export const listForumPosts = endpoint({
  access: 'premium',
  method: 'GET',
  path: '/api/forum/posts',
  summary: 'Discussions, the newest first.',
  mayLag: true,
  query: PostPaging.extend({ category: Category.optional() }),
  reply: z.array(ForumPost),
})

export const listMyForumPosts = endpoint({
  access: 'premium',
  method: 'GET',
  path: '/api/forum/posts/mine',
  summary: 'One’s own posts, the newest first, with those that are held or hidden.',
  mayLag: true,
  query: PostPaging,
  reply: z.array(ForumPost),
})

export const ForumCategoryCount = z.object({ category: z.enum(forumCategories), posts: z.int().nonnegative() })
export type ForumCategoryCount = z.infer<typeof ForumCategoryCount>

export const listForumCategories = endpoint({
  access: 'premium',
  method: 'GET',
  path: '/api/forum/categories',
  summary: 'The three categories and how many posts each has.',
  mayLag: true,
  reply: z.array(ForumCategoryCount),
})

export const readForumPost = endpoint({
  access: 'premium',
  method: 'GET',
  path: '/api/forum/posts/:postId',
  summary: 'One post.',
  mayLag: true,
  params: Post,
  reply: ForumPost,
})

export const listForumReplies = endpoint({
  access: 'premium',
  method: 'GET',
  path: '/api/forum/posts/:postId/replies',
  summary: 'The replies to a post, the oldest first.',
  mayLag: true,
  params: Post,
  query: ReplyPaging,
  reply: z.array(ForumReply),
})

export const createForumPost = endpoint({
  access: 'premium',
  method: 'POST',
  path: '/api/forum/posts',
  summary: 'Post something. The same clientId is posted once.',
  body: NewForumPost,
  reply: ForumPost,
  status: 201,
})

export const createForumReply = endpoint({
  access: 'premium',
  method: 'POST',
  path: '/api/forum/posts/:postId/replies',
  summary: 'Reply to a post. The same clientId is posted once.',
  params: Post,
  body: NewForumReply,
  reply: ForumReply,
  status: 201,
})

export const changeForumPost = endpoint({
  access: 'premium',
  method: 'PATCH',
  path: '/api/forum/posts/:postId',
  summary: 'Change one’s own post.',
  params: Post,
  body: ForumPostChange,
  reply: ForumPost,
})

export const changeForumReply = endpoint({
  access: 'premium',
  method: 'PATCH',
  path: '/api/forum/replies/:replyId',
  summary: 'Change one’s own reply.',
  params: Reply,
  body: z.object({ content: ReplyContent }),
  reply: ForumReply,
})

export const deleteForumPost = endpoint({
  access: 'premium',
  method: 'DELETE',
  path: '/api/forum/posts/:postId',
  summary: 'Delete one’s own post, with its replies.',
  params: Post,
  reply: Done,
})

export const deleteForumReply = endpoint({
  access: 'premium',
  method: 'DELETE',
  path: '/api/forum/replies/:replyId',
  summary: 'Delete one’s own reply.',
  params: Reply,
  reply: Done,
})

export const LikeState = z.object({ postId: z.uuid(), isLiked: z.boolean(), likes: z.int().nonnegative() })
export type LikeState = z.infer<typeof LikeState>

// Neither toggles: a phone that retries after a lost reply must not undo its own like.
export const likeForumPost = endpoint({
  access: 'premium',
  method: 'POST',
  path: '/api/forum/posts/:postId/like',
  summary: 'Like a post. Harmless when it is liked already.',
  params: Post,
  reply: LikeState,
})

export const unlikeForumPost = endpoint({
  access: 'premium',
  method: 'DELETE',
  path: '/api/forum/posts/:postId/like',
  summary: 'Take a like back. Harmless when there is none.',
  params: Post,
  reply: LikeState,
})

export const NewForumReport = z.object({
  reason: z.enum(forumReportReasons, 'Choose what is wrong with it'),
  details: NoteText(forumReportMaxLength),
})
export type NewForumReport = z.infer<typeof NewForumReport>

export const reportForumPost = endpoint({
  access: 'premium',
  method: 'POST',
  path: '/api/forum/posts/:postId/report',
  summary: 'Ask for a human look at a post. Once per person; again changes nothing.',
  params: Post,
  body: NewForumReport,
  reply: Done,
})

export const reportForumReply = endpoint({
  access: 'premium',
  method: 'POST',
  path: '/api/forum/replies/:replyId/report',
  summary: 'Ask for a human look at a reply. Once per person; again changes nothing.',
  params: Reply,
  body: NewForumReport,
  reply: Done,
})
