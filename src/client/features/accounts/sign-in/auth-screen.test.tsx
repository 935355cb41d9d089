// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#client/platform/request/query-client.ts'
import { AuthScreen } from './auth-screen.tsx'

const maya = { id: '1', email: 'maya@example.com', firstName: 'Maya' }

type Answer = { status: number; body: unknown }
const answers: Record<string, Answer> = {}
const sent: { url: string; body: unknown }[] = []

beforeEach(() => {
  vi.useFakeTimers()
  sent.length = 0
  localStorage.clear()
  Object.assign(answers, {
    '/api/user': { status: 401, body: { error: 'Unauthorized', code: 'unauthorized', message: 'Please sign in.' } },
    '/api/login': { status: 200, body: { user: maya } },
    '/api/leads': { status: 201, body: { ok: true } },
    '/api/register': { status: 201, body: maya },
  })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (init.method === 'POST') sent.push({ url, body: JSON.parse(String(init.body)) })
    const { status, body } = answers[url] as Answer
    return new Response(JSON.stringify(body), { status })
  })
})
afterEach(() => vi.useRealTimers())

async function open(destination = '/reports') {
  const router = createMemoryRouter(
    [
      { path: '/auth', element: <AuthScreen destination={destination} /> },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    { initialEntries: ['/auth'] },
  )
  const cache = createQueryClient()
  render(
    <QueryClientProvider client={cache}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await passTime(10)
  return { router, cache }
}

const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function press(name: string, { passing = 5 } = {}) {
  fireEvent.click(screen.getByRole('button', { name }))
  await passTime(passing)
}

it('leads on half a second after signing in, and keeps the button busy until then', async () => {
  const { router, cache } = await open()
  type('Email', 'maya@example.com')
  type('Password', 'quiet-harbor')
  await press('Sign In', { passing: 0 })
  expect(sent).toEqual([{ url: '/api/login', body: { email: 'maya@example.com', password: 'quiet-harbor' } }])
  expect(cache.getQueryData(['/api/user'])).toEqual(maya)
  await passTime(499)
  expect(router.state.location.pathname).toBe('/auth')
  expect(screen.getByRole('button', { name: 'Sign In' }).getAttribute('aria-busy')).toBe('true')
  await passTime(1)
  expect(router.state.location.pathname).toBe('/reports')
})

// The form for the code is loaded on demand; the first import would take longer than these tests' fake clock.
beforeAll(() => import('./second-step-form.tsx'))

it('asks for a code after the password where the account wants one, and nobody is signed in before', async () => {
  const { router, cache } = await open()
  answers['/api/login'] = { status: 200, body: { secondStep: { ticket: 'a-ticket' } } }
  answers['/api/login/second-step'] = { status: 200, body: { user: maya } }
  type('Email', 'maya@example.com')
  type('Password', 'quiet-harbor')
  await press('Sign In')
  await vi.dynamicImportSettled()
  await passTime(600)
  expect(router.state.location.pathname).toBe('/auth')
  expect(cache.getQueryData(['/api/user'])).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Code'))
  type('Code', '123456')
  await press('Sign In', { passing: 0 })
  expect(sent.at(-1)).toEqual({ url: '/api/login/second-step', body: { ticket: 'a-ticket', code: '123456' } })
  expect(cache.getQueryData(['/api/user'])).toEqual(maya)
  await passTime(500)
  expect(router.state.location.pathname).toBe('/reports')
})

it('goes back to the password from the code, with the address still there', async () => {
  await open()
  answers['/api/login'] = { status: 200, body: { secondStep: { ticket: 'a-ticket' } } }
  const tooLate = { error: 'Bad Request', code: 'invalid_link', message: 'That took too long.' }
  answers['/api/login/second-step'] = { status: 400, body: tooLate }
  type('Email', 'maya@example.com')
  type('Password', 'quiet-harbor')
  await press('Sign In')
  await vi.dynamicImportSettled()
  await passTime(5)
  type('Code', '123456')
  await press('Sign In')
  expect(screen.getByText(/That took too long/)).toBeTruthy()
  await press('Start again')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maya@example.com')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})

it('leads on half a second after signing up, when the reply is the person itself', async () => {
  const { router, cache } = await open()
  fireEvent.click(screen.getByRole('radio', { name: 'Sign Up' }))
  type('First name', 'Maya')
  type('Email', 'maya@example.com')
  type('Password', '123')
  await press('Create Account', { passing: 0 })
  expect(sent.map(({ url }) => url)).toEqual(['/api/leads', '/api/register'])
  expect(sent[1]?.body).toEqual({ email: 'maya@example.com', password: '123', firstName: 'Maya', lastName: '' })
  expect(cache.getQueryData(['/api/user'])).toEqual(maya)
  await passTime(499)
  expect(router.state.location.pathname).toBe('/auth')
  await passTime(1)
  expect(router.state.location.pathname).toBe('/reports')
})

it('sends once, however often the button is pressed in the same moment', async () => {
  await open()
  type('Email', 'maya@example.com')
  type('Password', 'quiet-harbor')
  const button = screen.getByRole('button', { name: 'Sign In' })
  act(() => {
    button.click()
    button.click()
  })
  await passTime(5)
  expect(sent).toHaveLength(1)
})

it('stores the token that comes along', async () => {
  answers['/api/login'] = { status: 200, body: { user: maya, token: 'a-token' } }
  await open()
  type('Email', 'maya@example.com')
  type('Password', 'quiet-harbor')
  await press('Sign In')
  expect(localStorage.getItem('authToken')).toBe('a-token')
})

it('is ready for another try after a refusal', async () => {
  answers['/api/login'] = {
    status: 401,
    body: { error: 'Unauthorized', code: 'invalid_credentials', message: 'Invalid email or password' },
  }
  const { router } = await open()
  type('Email', 'maya@example.com')
  type('Password', 'wrong')
  await press('Sign In')
  expect(screen.getByText('Invalid email or password')).toBeTruthy()
  await press('Sign In')
  expect(sent).toHaveLength(2)
  await passTime(1000)
  expect(router.state.location.pathname).toBe('/auth')
})
