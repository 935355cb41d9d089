import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { type Screen, screens } from './app/screens.ts'

/** The id is the path, by which the gate looks up who may open it. */
function routeOf({ path, file }: Screen) {
  return path === '/' ? index(file, { id: path }) : route(path.slice(1), file, { id: path, caseSensitive: true })
}

export default [...screens.map(routeOf), route('*', 'app/failures/not-found.route.tsx')] satisfies RouteConfig
