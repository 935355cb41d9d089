import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { App } from './app/app.tsx'
import { ErrorScreen } from './app/failures/error-screen.tsx'
import { FirstFrame } from './app/shell/first-frame.tsx'
import { pageMeta } from './platform/page/page-meta.ts'
import { createQueryClient } from './platform/request/query-client.ts'
import figtree from './ui/fonts/generated/figtree-first.woff2?url'
import newsreader from './ui/fonts/generated/newsreader-first.woff2?url'
import theme from './ui/theme.css?url'

export const links: LinksFunction = () => [
  // By its address: imported as a module, every part that is loaded later would bring it again.
  { rel: 'stylesheet', href: theme },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' },
  { rel: 'manifest', href: '/app.webmanifest' },
  ...[figtree, newsreader].map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
]

export const meta = () => pageMeta()

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The first script sets attributes here before React takes over.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f9f4eb" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1e2827" />
        <meta name="referrer" content="no-referrer" />
        {/* Before every script, because nothing can be painted without the styles. The build arranges the rest of the head. */}
        <Links />
        {/* The build puts the first script's text here. The blank keeps React from comparing its content. */}
        <script src="/theme.js" suppressHydrationWarning>
          {' '}
        </script>
        <Meta />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const [cache] = useState(createQueryClient)
  return (
    <QueryClientProvider client={cache}>
      <App>
        <Outlet />
      </App>
    </QueryClientProvider>
  )
}

/** Shown at every address that is not prerendered until the scripts have loaded. */
export function HydrateFallback() {
  return (
    <>
      <FirstFrame />
      {/* Only in the HTML: a browser with scripts does not need it. */}
      {import.meta.env.SSR && (
        <noscript>
          <div className="wrap py-16">
            <h1>This page needs JavaScript.</h1>
            <p className="mt-4">
              Without it you can read the{' '}
              <a href="/articles" className="link">
                articles
              </a>{' '}
              and reach{' '}
              <a href="/help-now" className="link">
                help now
              </a>
              .
            </p>
          </div>
        </noscript>
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <ErrorScreen />
}
