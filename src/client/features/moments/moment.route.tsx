import { useParams } from 'react-router'
import { pageMeta } from '#client/platform/page/page-meta.ts'
import { MomentScreen } from './moment-screen.tsx'

export const meta = () => pageMeta({ title: 'A moment' })

export default function MomentRoute() {
  const { momentId = '' } = useParams()
  // Keyed, so that nothing typed about one moment shows in the next.
  return <MomentScreen key={momentId} momentId={momentId} />
}
