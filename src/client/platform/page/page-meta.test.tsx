// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { baseTitle, pageMeta, usePageTitle } from './page-meta.ts'

function Titled({ title }: { title: string }) {
  usePageTitle(title)
  return null
}

it('sets the title for as long as the screen is shown, and then brings the page’s own back', () => {
  document.title = baseTitle
  const { rerender, unmount } = render(<Titled title="404 Page Not Found" />)
  expect(document.title).toBe('404 Page Not Found')
  rerender(<Titled title="Article Not Found" />)
  expect(document.title).toBe('Article Not Found')
  unmount()
  expect(document.title).toBe('overcome social anxiety')
})

it('puts a page’s own title before the base title', () => {
  expect(pageMeta()).toContainEqual({ title: 'overcome social anxiety' })
  expect(pageMeta({ title: 'Sign in', description: 'How.' })).toEqual([
    { title: 'Sign in · overcome social anxiety' },
    { property: 'og:title', content: 'Sign in · overcome social anxiety' },
    { name: 'description', content: 'How.' },
    { property: 'og:description', content: 'How.' },
    { name: 'robots', content: 'noindex' },
  ])
})

it('names the one address of a page for everybody', () => {
  const metas = pageMeta({ title: 'Pricing', path: '/pricing' })
  expect(metas).not.toContainEqual({ name: 'robots', content: 'noindex' })
  for (const meta of [
    { tagName: 'link', rel: 'canonical', href: 'http://localhost:3000/pricing' },
    { property: 'og:url', content: 'http://localhost:3000/pricing' },
    { property: 'og:type', content: 'website' },
  ])
    expect(metas).toContainEqual(meta)
})

it('goes by the address that the server has written into the page', async () => {
  document.head.innerHTML = '<link rel="canonical" href="https://hearten.example/articles">'
  vi.resetModules()
  const { siteAddress } = await import('./site-address.ts')
  expect(siteAddress('/pricing')).toBe('https://hearten.example/pricing')
  document.head.replaceChildren()
})
