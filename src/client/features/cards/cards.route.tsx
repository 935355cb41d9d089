import { pageMeta } from '#client/platform/page/page-meta.ts'
import { CardsScreen } from './cards-screen.tsx'

export const meta = () => pageMeta({ title: 'Conversation Cards' })

export default function CardsRoute() {
  return <CardsScreen />
}
