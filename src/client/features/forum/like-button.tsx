import { Heart } from 'lucide-react'
import { classNames } from '#client/ui/class-names.ts'
import { Chip } from '#client/ui/controls/chip.tsx'
import type { ForumPost } from '#contract/forum/forum.ts'
import { writeCount } from '#rules/words/write-count.ts'
import { useLike } from './use-like.ts'

type LikeButtonProps = { post: ForumPost; isQuiet?: boolean }

/** The name says what it is, how many likes there are and for which post; the pressed state says whether one is yours. */
export function LikeButton({ post, isQuiet = false }: LikeButtonProps) {
  const like = useLike(post)
  return (
    <Chip
      isSelected={post.isLiked}
      aria-label={`Like, ${post.likes}: ${post.title}`}
      onClick={() => like(!post.isLiked)}
      className={classNames('tabular-nums', isQuiet && 'border-transparent! bg-transparent! px-3')}
    >
      <Heart aria-hidden="true" strokeWidth={1.75} className={classNames('size-4.5', post.isLiked && 'fill-sage')} />
      {writeCount(post.likes)}
    </Chip>
  )
}
