import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageMeta } from '#client/platform/page/page-meta.ts'
import { articleMeta } from './article-meta.ts'
import { ArticleNotFound } from './article-not-found.tsx'
import { ArticleScreen } from './article-screen.tsx'
import { findArticle } from './find-article.ts'

/** Runs at build time; its result is in the HTML. */
export const loader = ({ params }: LoaderFunctionArgs) => findArticle(params.id)

/** In the browser, opening an article only loads that article's file. */
export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => findArticle(params.id)

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? articleMeta(loaderData) : pageMeta({ title: 'Article Not Found' })

export default function ArticleRoute() {
  const article = useLoaderData<typeof clientLoader>()
  return article ? <ArticleScreen article={article} /> : <ArticleNotFound />
}
