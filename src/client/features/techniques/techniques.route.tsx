import { pageMeta } from '#client/platform/page/page-meta.ts'
import { TechniquesScreen } from './techniques-screen.tsx'

export const meta = () =>
  pageMeta({
    title: 'Confidence Boosters',
    description: 'Six short ways to come back to yourself, before or after a hard moment with people.',
  })

export default function TechniquesRoute() {
  return <TechniquesScreen />
}
