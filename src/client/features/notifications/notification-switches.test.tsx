// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '#client/platform/request/query-client.ts'
import type { NotificationPreferences } from '#contract/notifications.ts'
import { notificationKindLabels, notificationKinds } from '#rules/notification-kinds.ts'
import { NotificationSwitches } from './notification-switches.tsx'
import { preferencesQuery } from './queries.ts'

const [kind] = notificationKinds

it('is back as it was when switching off and on again both fail', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let letThrough = () => {}
  const bothTapped = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  vi.stubGlobal('fetch', async () => {
    await bothTapped
    return Response.json({ message: 'Not now.' }, { status: 503 })
  })
  const cache = createQueryClient()
  const all = Object.fromEntries(notificationKinds.map((each) => [each, true]))
  cache.setQueryData(preferencesQuery.queryKey, all as NotificationPreferences)
  render(
    <QueryClientProvider client={cache}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <NotificationSwitches /> }])} />
    </QueryClientProvider>,
  )
  const toggle = screen.getByRole('switch', { name: notificationKindLabels[kind] })
  const isOn = () => toggle.getAttribute('aria-checked')
  fireEvent.click(toggle)
  await waitFor(() => expect(isOn()).toBe('false'))
  fireEvent.click(toggle)
  await waitFor(() => expect(isOn()).toBe('true'))
  letThrough()
  await waitFor(() => expect(cache.isMutating()).toBe(0))
  expect(isOn()).toBe('true')
})
