import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { type ForumCategory, forumCategories, forumCategoryLabels } from '#rules/forum/categories.ts'
import { countWords } from './forum-words.ts'
import { countsQuery, type PostsView } from './queries.ts'

type CategoryCardsProps = { view: PostsView; onView: (view: PostsView) => void }

/** Pressing one filters by it; pressing it again shows all. */
export function CategoryCards({ view, onView }: CategoryCardsProps) {
  const { data: counts, isError } = useQuery(countsQuery)
  const countOf = (category: ForumCategory) => counts?.find((one) => one.category === category)?.posts ?? 0
  return (
    <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))] gap-2 desk:gap-3">
      <legend className="sr-only">Categories</legend>
      {forumCategories.map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={view === category}
          onClick={() => onView(view === category ? 'all' : category)}
          className="flex min-h-24 flex-col items-start justify-between gap-2 rounded-turn-you border border-line bg-surface p-3 text-left text-sm leading-tight font-semibold transition-colors hover:bg-sunk aria-pressed:border-sage aria-pressed:bg-sage-soft aria-pressed:text-on-sage-soft aria-pressed:inset-ring aria-pressed:inset-ring-sage desk:p-4"
        >
          {forumCategoryLabels[category]}
          <span className="text-xs font-medium tabular-nums">
            {counts ? countWords(countOf(category), 'post', 'posts') : !isError && <Skeleton className="h-3.5 w-14" />}
          </span>
        </button>
      ))}
    </fieldset>
  )
}
