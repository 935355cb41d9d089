import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { articleMeta } from '#client/features/articles/article-meta.ts'
import { ArticleNotFound } from '#client/features/articles/article-not-found.tsx'
import { ArticleScreen } from '#client/features/articles/article-screen.tsx'
import { findArticle } from '#client/features/articles/find-article.ts'
import { pageMeta } from '#client/platform/page-meta.ts'
import { hasScreen } from './screens.ts'

/** Runs while the pages are built: what it finds stands in the HTML. */
export const loader = ({ params }: LoaderFunctionArgs) => findArticle(params.id)

/** In the browser, moving to an article loads that article's file alone. */
export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => findArticle(params.id)

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? articleMeta(loaderData) : pageMeta({ title: 'Article Not Found' })

export default function ArticleRoute() {
  const article = useLoaderData<typeof clientLoader>()
  return article ? <ArticleScreen article={article} hasPricing={hasScreen('/pricing')} /> : <ArticleNotFound />
}
