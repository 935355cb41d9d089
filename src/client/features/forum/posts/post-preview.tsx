import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { Turn } from '#client/ui/surfaces/card.tsx'
import { type ForumCategory, forumCategoryLabels } from '#rules/forum/categories.ts'
import { nameOf } from '../author.ts'
import { Avatar } from '../avatar.tsx'
import { Byline } from '../byline.tsx'

type PostPreviewProps = { title: string; content: string; category: ForumCategory | null; isAnonymous: boolean }

/** A preview of the post as others will see it. */
export function PostPreview({ title, content, category, isAnonymous }: PostPreviewProps) {
  const { firstName, lastName } = useRequiredUser()
  const author = { isAnonymous, user: { firstName, lastName } }
  return (
    <section aria-labelledby="post-preview" className="grid content-start gap-1.5">
      <h3 id="post-preview" className="font-sans text-sm font-semibold tracking-normal">
        Preview
      </h3>
      <Turn who="you" fill="plain" className="grid max-h-96 grid-cols-1 gap-2 overflow-y-auto">
        <p className="flex min-w-0 items-center gap-2.5 text-xs font-medium text-ink-2">
          <Avatar author={author} isMine size="sm" />
          <Byline name={nameOf(author)}>Just now{category && ` · ${forumCategoryLabels[category]}`}</Byline>
        </p>
        <p dir="auto" className="font-serif text-h3 font-medium wrap-anywhere">
          {title.trim() || 'Your title'}
        </p>
        <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line text-ink-2">
          {content.trim() || 'Your words, as others will read them.'}
        </p>
      </Turn>
    </section>
  )
}
