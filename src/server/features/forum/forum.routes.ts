import type { FastifyInstance } from 'fastify'
import { done } from '#contract/fields.ts'
import {
  changeForumPost,
  changeForumReply,
  createForumPost,
  createForumReply,
  deleteForumPost,
  deleteForumReply,
  likeForumPost,
  listForumCategories,
  listForumPosts,
  listForumReplies,
  listMyForumPosts,
  readForumPost,
  reportForumPost,
  reportForumReply,
  unlikeForumPost,
} from '#contract/forum/forum.ts'
import { blockFromPost, blockFromReply, listForumBlocks, unblock } from '#contract/forum/forum-blocks.ts'
import { readForumDraft } from '#contract/forum/forum-drafts.ts'
import {
  decideModeration,
  readModerationLog,
  readModerationQueue,
  revealAuthor,
} from '#contract/forum/forum-moderation.ts'
import { serveAdmin, serveMember, servePremium } from '#server/platform/serve.ts'
import { createBlocks } from './blocks/blocks.service.ts'
import { createLikes } from './likes/likes.service.ts'
import { createModeration } from './moderation/moderation.service.ts'
import { createReports } from './moderation/reports.service.ts'
import { readDraft } from './posts/drafts.service.ts'
import { createPosts, type PostsDeps } from './posts/posts.service.ts'
import { createReplies } from './replies/replies.service.ts'

export function forumRoutes(app: FastifyInstance, deps: PostsDeps) {
  servePosts(app, deps)
  serveReplies(app, deps)
  serveReportsAndBlocks(app, deps)
  serveModeration(app, deps)
}

function servePosts(app: FastifyInstance, deps: PostsDeps) {
  const posts = createPosts(deps)
  const likes = createLikes(deps)
  servePremium(app, listForumPosts, ({ actor, query }) => posts.list(actor, query))
  servePremium(app, listMyForumPosts, ({ actor, query }) => posts.listOwn(actor, query))
  servePremium(app, listForumCategories, () => posts.countByCategory())
  servePremium(app, readForumPost, ({ actor, params }) => posts.read(actor, params.postId))
  servePremium(app, createForumPost, ({ actor, body }) => posts.create(actor, body))
  servePremium(app, changeForumPost, ({ actor, params, body }) => posts.change(actor, params.postId, body))
  servePremium(app, deleteForumPost, async ({ actor, params }) => {
    await posts.remove(actor, params.postId)
    return done
  })
  servePremium(app, likeForumPost, ({ actor, params }) => likes.like(actor, params.postId))
  servePremium(app, unlikeForumPost, ({ actor, params }) => likes.unlike(actor, params.postId))
  servePremium(app, readForumDraft, ({ body }) => readDraft(body))
}

function serveReplies(app: FastifyInstance, deps: PostsDeps) {
  const replies = createReplies(deps)
  servePremium(app, listForumReplies, ({ actor, params, query }) => replies.list(actor, params.postId, query))
  servePremium(app, createForumReply, ({ actor, params, body }) => replies.create(actor, params.postId, body))
  servePremium(app, changeForumReply, ({ actor, params, body }) => replies.change(actor, params.replyId, body.content))
  servePremium(app, deleteForumReply, async ({ actor, params }) => {
    await replies.remove(actor, params.replyId)
    return done
  })
}

function serveReportsAndBlocks(app: FastifyInstance, deps: PostsDeps) {
  const reports = createReports(deps)
  const blocks = createBlocks(deps)
  servePremium(app, reportForumPost, async ({ actor, params, body }) => {
    await reports.reportPost(actor, params.postId, body)
    return done
  })
  servePremium(app, reportForumReply, async ({ actor, params, body }) => {
    await reports.reportReply(actor, params.replyId, body)
    return done
  })
  servePremium(app, blockFromPost, ({ actor, params }) => blocks.blockFromPost(actor, params.postId))
  servePremium(app, blockFromReply, ({ actor, params }) => blocks.blockFromReply(actor, params.replyId))
  serveMember(app, listForumBlocks, ({ actor }) => blocks.list(actor))
  serveMember(app, unblock, async ({ actor, params }) => {
    await blocks.unblock(actor, params.blockId)
    return done
  })
}

function serveModeration(app: FastifyInstance, deps: PostsDeps) {
  const moderation = createModeration(deps)
  serveAdmin(app, readModerationQueue, ({ query }) => moderation.queue(query))
  serveAdmin(app, readModerationLog, ({ query }) => moderation.log(query))
  serveAdmin(app, revealAuthor, ({ actor, params }) => moderation.reveal(actor, params))
  serveAdmin(app, decideModeration, ({ actor, params, body }) => moderation.decide(actor, params, body))
}
