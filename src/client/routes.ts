import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { screens } from './app/screens.ts'

export default [
  ...screens.map(({ path, file }) => (path === '/' ? index(file) : route(path.slice(1), file))),
  route('*', 'app/not-found.route.tsx'),
] satisfies RouteConfig
