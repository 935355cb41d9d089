import { pageMeta } from '#client/platform/page/page-meta.ts'
import { ArticleManagerScreen } from './article-manager-screen.tsx'

export const meta = () => pageMeta({ title: 'Article Manager' })

export default function ArticleManagerRoute() {
  return <ArticleManagerScreen />
}
