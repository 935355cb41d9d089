import type { Config } from '@react-router/dev/config'
import { screens } from './src/client/app/screens.ts'
import { guideList } from './src/content/generated/guide-list.ts'
import { publishedArticles } from './src/content/generated/published-articles.ts'

/** A path with an id stands for as many pages as there are published articles, or guides. */
function addressesOf(path: string): string[] {
  if (!path.includes(':id')) return [path]
  const named = path.startsWith('/guides/') ? guideList : publishedArticles
  return named.map(({ id }) => path.replace(':id', id))
}

export default {
  appDirectory: 'src/client',
  buildDirectory: 'build',
  ssr: false,
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
  prerender: screens.filter((screen) => screen.isPrerendered).flatMap(({ path }) => addressesOf(path)),
} satisfies Config
