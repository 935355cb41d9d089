import { pageMeta } from '#client/platform/page/page-meta.ts'
import { MomentsScreen } from './list/moments-screen.tsx'

export const meta = () => pageMeta({ title: 'Moments' })

export default function MomentsRoute() {
  return <MomentsScreen />
}
