import { pageMeta } from '#client/platform/page/page-meta.ts'
import { ArticlesScreen } from './articles-screen.tsx'
import { breadcrumbs } from './structured-data.ts'

export const meta = () => [
  ...pageMeta({
    title: 'Articles',
    description:
      'Free articles on social anxiety at work, on dates and at school. Each one gives you something to say or try tonight.',
    path: '/articles',
  }),
  breadcrumbs({ name: 'Articles', path: '/articles' }),
]

export default function ArticlesRoute() {
  return <ArticlesScreen />
}
