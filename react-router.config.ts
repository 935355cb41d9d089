import type { Config } from '@react-router/dev/config'
import { screens } from './src/client/app/screens.ts'

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
  prerender: screens.filter((screen) => screen.isPrerendered).map((screen) => screen.path),
} satisfies Config
