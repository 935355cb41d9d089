import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { devProxy } from './scripts/dev-proxy.ts'
import { frameChunks } from './scripts/frame-chunks.ts'
import { productionRouter } from './scripts/production-router.ts'
import { slimContract } from './scripts/slim-contract.ts'
import { screens } from './src/client/app/screens.ts'

const client = (path: string) => fileURLToPath(new URL(`./src/client/${path}`, import.meta.url))
const memberFrame = ['app/shell/member-actions.tsx', 'app/shell/member-frame.tsx', 'app/gate/gate-words.tsx']
const memberScreens = [
  'app/account.route.tsx',
  'app/reports.route.tsx',
  'features/coach/coach.route.tsx',
  'features/cues/cues.route.tsx',
  'features/challenges/challenges.route.tsx',
  'features/techniques/techniques.route.tsx',
  'features/forum/community.route.tsx',
  'features/learn/learn.route.tsx',
]
const membersFrom = screens.findIndex(({ path }) => path === '/dashboard')
const places = {
  // The offers of any page have this icon, and need nothing else of members.
  everyPage: [client('entry.client.tsx'), client('root.tsx'), 'icon x'],
  member: [...memberFrame, 'app/home/member-home.tsx'].map(client),
  screens: [...memberFrame, ...memberScreens].map(client),
  pages: {
    home: [client('app/home/landing.tsx')],
    articles: ['features/articles/articles.route.tsx', 'features/articles/article.route.tsx'].map(client),
    help: [client('features/help-now/help-now.route.tsx')],
    letter: [client('features/newsletter/newsletter.route.tsx')],
    pricing: [client('features/pricing/pricing.route.tsx')],
    auth: [client('features/accounts/auth.route.tsx')],
  },
  opened: {
    chat: client('features/coach/coach.route.tsx'),
    forum: client('features/forum/community.route.tsx'),
    // No screen, but the chat loads it at once, and most of it is what the others share.
    screens: client('ui/feedback/toaster.tsx'),
  },
  later: {
    offers: ['pwa/install-offer.ts', 'pwa/watch-updates.ts', 'app/offers/offer-card.tsx'].map(client),
  },
  routes: screens.map(({ file }) => client(file)),
  withForms: screens
    .filter(({ file }) => /accounts|account\.|subscribe|membership/.test(file))
    .map(({ file }) => client(file)),
  membersOnly: screens.slice(membersFrom).map(({ file }) => client(file)),
}

export default defineConfig({
  plugins: [devProxy(), slimContract(), productionRouter(), tailwindcss(), reactRouter()],
  resolve: { alias: { 'react-style-singleton': client('platform/adopted-style.ts') } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: frameChunks(places) } } } },
    },
  },
})
