import { MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import { timeAgo } from '#client/platform/time-ago.ts'
import { Turn } from '#client/ui/surfaces/card.tsx'
import type { ForumPost } from '#contract/forum/forum.ts'
import { forumCategoryLabels } from '#rules/forum/categories.ts'
import { nameOf } from '../author.ts'
import { Avatar } from '../avatar.tsx'
import { Byline } from '../byline.tsx'
import { countWords } from '../forum-words.ts'
import { LikeButton } from '../like-button.tsx'
import { OwnBadges } from '../own-badges.tsx'
import { fromList, postAddress } from './post-address.ts'

/** The whole card opens the post; the title is its accessible name. */
export function PostCard({ post }: { post: ForumPost }) {
  return (
    <Turn
      as="article"
      who={post.isMine ? 'you' : 'them'}
      fill="plain"
      className="relative grid grid-cols-1 gap-2 pb-2.5 transition-shadow focus-within:shadow-2 hover:shadow-2"
    >
      <p className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 text-xs font-medium text-ink-2">
        <Avatar author={post} isMine={post.isMine} size="sm" />
        <Byline name={nameOf(post)} className="max-w-[calc(100%-2.75rem)]">
          <time dateTime={post.createdAt}>{timeAgo(post.createdAt)}</time> · {forumCategoryLabels[post.category]}
        </Byline>
        <OwnBadges item={post} />
      </p>
      <h3 dir="auto" className="wrap-anywhere">
        <Link
          to={postAddress(post.id)}
          state={fromList}
          preventScrollReset
          className="text-inherit no-underline after:absolute after:inset-0 after:rounded-[inherit] focus-visible:outline-none focus-visible:after:outline-[2.5px] focus-visible:after:-outline-offset-4 focus-visible:after:outline-sage"
        >
          {post.title}
        </Link>
      </h3>
      <p dir="auto" className="line-clamp-3 text-sm wrap-anywhere text-ink-2">
        {post.content}
      </p>
      <div className="-ml-3 flex items-center gap-2 text-sm font-firm text-ink-2">
        <span className="relative z-10">
          <LikeButton post={post} isQuiet />
        </span>
        <span className="inline-flex items-center gap-2 tabular-nums">
          <MessageCircle aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          {countWords(post.replies, 'reply', 'replies')}
        </span>
      </div>
    </Turn>
  )
}
