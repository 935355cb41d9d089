// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, it, vi } from 'vitest'
import { createQueryClient } from '#client/platform/request/query-client.ts'
import AuthRoute from './auth.route.tsx'

beforeEach(() => vi.stubGlobal('fetch', async () => new Response('', { status: 401 })))

function open(address: string) {
  const router = createMemoryRouter([{ path: '/auth', element: <AuthRoute /> }], { initialEntries: [address] })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

it('greets whoever starts the trial with Sign Up, with Sign In one tap away', () => {
  open('/auth?action=startTrial')
  screen.getByRole('form', { name: 'Sign up' })
  fireEvent.click(screen.getByRole('radio', { name: 'Sign In' }))
  screen.getByRole('form', { name: 'Sign in' })
})

it('greets everybody else with Sign In', () => {
  open('/auth')
  screen.getByRole('form', { name: 'Sign in' })
})
