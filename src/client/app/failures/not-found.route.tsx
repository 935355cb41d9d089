import { NotFoundScreen } from '#client/platform/page/not-found-screen.tsx'

export default function NotFoundRoute() {
  return <NotFoundScreen />
}
