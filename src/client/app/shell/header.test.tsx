// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#client/platform/request/query-client.ts'
import { Header } from './header.tsx'

const asked: ((response: Response) => void)[] = []

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  asked.length = 0
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => asked.push(resolve)))
})

function show(address: string, { isPrerendered = false } = {}) {
  const router = createMemoryRouter([{ id: address, path: '*', element: <Header hasBottomBar={false} /> }], {
    initialEntries: [address],
  })
  const page = (
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  if (isPrerendered) container.innerHTML = renderToString(page)
  render(page, { container, hydrate: isPrerendered })
}

async function answer(status: number) {
  await waitFor(() => expect(asked).toHaveLength(1))
  await act(async () => asked[0]?.(new Response('', { status })))
}

const signIn = () => screen.queryByRole('link', { name: 'Sign In' })
const visitorNavigation = () => screen.queryByRole('navigation', { name: 'Main' })

it('is neither a visitor’s nor a member’s on a member’s page until we know who is there, with help in reach', async () => {
  show('/reports')
  expect([signIn(), visitorNavigation()]).toEqual([null, null])
  expect(screen.getAllByRole('link', { name: /Help now/ }).length).toBeGreaterThan(0)
  await answer(401)
  await waitFor(() => expect(signIn()).not.toBeNull())
})

it('does not take a member for a visitor when we could not ask', async () => {
  show('/reports')
  await answer(500)
  expect(signIn()).toBeNull()
})

it('is neither a visitor’s nor a member’s at home until we know who is there', async () => {
  show('/')
  expect(signIn()).toBeNull()
  await answer(401)
  await waitFor(() => expect(signIn()).not.toBeNull())
})

it('is a visitor’s at once on a public page that came as HTML', () => {
  show('/articles', { isPrerendered: true })
  expect(signIn()).not.toBeNull()
})
