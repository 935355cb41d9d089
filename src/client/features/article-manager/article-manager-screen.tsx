import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/platform/request/query-client.ts'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton.tsx'
import { listManagedArticles, type ManagedArticle } from '#contract/admin/article-manager.ts'
import { EditorInstructions } from './editor-instructions.tsx'
import { ManagedArticleRow } from './managed-article-row.tsx'

export function ArticleManagerScreen() {
  const { data, isError, refetch } = useQuery(queryOf(listManagedArticles))
  return (
    <div className="wrap pt-6 desk:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1>Article Manager</h1>
          {/* Kept while loading, so that nothing below jumps. */}
          <p className="mt-2 min-h-7 text-ink-2">{data && <Counts articles={data} />}</p>
        </div>
        <nav aria-label="Article manager" className="flex flex-wrap gap-3">
          <ButtonLink to="/articles" variant="line">
            View Articles
          </ButtonLink>
          <ButtonLink to="/dashboard" variant="line">
            Back to Dashboard
          </ButtonLink>
        </nav>
      </div>
      <EditorInstructions />
      <div className="mt-6">
        {isError ? <LoadProblem onRetry={() => void refetch()} /> : data ? <List articles={data} /> : <Loading />}
      </div>
    </div>
  )
}

function Counts({ articles }: { articles: readonly ManagedArticle[] }) {
  const published = articles.filter((article) => article.isPublished).length
  return `${articles.length} total, ${published} published`
}

function List({ articles }: { articles: readonly ManagedArticle[] }) {
  return (
    <ul className="grid gap-4">
      {articles.map((article) => (
        <li key={article.id}>
          <ManagedArticleRow article={article} />
        </li>
      ))}
    </ul>
  )
}

function Loading() {
  return (
    <div className="grid gap-4">
      <SkeletonCard label="Loading the articles" />
      <SkeletonCard label={null} />
      <SkeletonCard label={null} />
    </div>
  )
}

function LoadProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <NotLoaded title="The list did not load." onRetry={onRetry}>
      Nothing is wrong with the articles themselves; readers see them as before.
    </NotLoaded>
  )
}
