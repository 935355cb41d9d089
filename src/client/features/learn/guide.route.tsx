import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageMeta } from '#client/platform/page/page-meta.ts'
import { findGuide } from './guides/find-guide.ts'
import { GuideNotFound } from './guides/guide-not-found.tsx'
import { GuideScreen } from './guides/guide-screen.tsx'

/** Runs at build time; its result is in the HTML. */
export const loader = ({ params }: LoaderFunctionArgs) => findGuide(params.id)

/** In the browser, opening a guide only loads that guide's file. */
export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => findGuide(params.id)

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return pageMeta({ title: 'Guide Not Found' })
  const { id, title, excerpt } = loaderData.summary
  return pageMeta({ title, description: excerpt, path: `/guides/${id}` })
}

export default function GuideRoute() {
  const guide = useLoaderData<typeof clientLoader>()
  return guide ? <GuideScreen guide={guide} /> : <GuideNotFound />
}
