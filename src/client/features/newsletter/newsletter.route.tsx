import { pageMeta } from '#client/platform/page/page-meta.ts'
import { NewsletterScreen } from './newsletter-screen.tsx'

export const meta = () =>
  pageMeta({
    title: 'The letter',
    description: 'A short letter now and then, with one line to try and one small experiment. Leave with one press.',
    path: '/newsletter',
  })

export default function NewsletterRoute() {
  return <NewsletterScreen />
}
