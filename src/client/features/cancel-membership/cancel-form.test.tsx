// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { createQueryClient } from '#client/platform/request/query-client.ts'
import type { Membership } from '#contract/membership.ts'
import { CancelForm } from './cancel-form.tsx'

it.each(['active', 'past_due'] as const)(
  'says how soon it is carried out before one asks for it, when %s',
  (status) => {
    const membership = { status, plan: 'monthly', paidUntil: '2030-01-01T00:00:00.000Z' } as unknown as Membership
    const form = <CancelForm membership={membership} onSubmitted={() => {}} />
    render(
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />
      </QueryClientProvider>,
    )
    const sentence = screen.getByText(/We carry out a cancellation within 24 hours of your request\./)
    const button = screen.getByRole('button', { name: 'Submit Cancellation' })
    expect(sentence.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  },
)
