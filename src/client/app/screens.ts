export type Screen = {
  path: string
  /** The route module, from src/client. */
  file: string
  /** Written to HTML at build time, so that it reads without JavaScript. */
  isPrerendered?: boolean
}

/** Every screen there is. The router, the prerendering and the navigation read this list. */
export const screens: readonly Screen[] = [
  { path: '/', file: 'app/home.route.tsx', isPrerendered: true },
  { path: '/dashboard', file: 'app/dashboard.route.tsx' },
]

export function hasScreen(path: string): boolean {
  return screens.some((screen) => screen.path === path)
}
