import { NotFoundScreen } from '#client/platform/not-found-screen.tsx'

export default function NotFoundRoute() {
  return <NotFoundScreen />
}
