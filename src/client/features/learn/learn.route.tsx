import { pageMeta } from '#client/platform/page/page-meta.ts'
import { LearnScreen } from './learn-screen.tsx'

export const meta = () =>
  pageMeta({
    title: 'Learning Center',
    description: 'Short articles on what social nerves are and what helps, each with one thing to try tonight.',
  })

export default function LearnRoute() {
  return <LearnScreen />
}
