// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#client/platform/request/query-client.ts'
import { setCurrentUser } from '#client/platform/session/current-user.ts'
import { type CurrentUser, Registration } from '#contract/accounts/accounts.ts'
import { ChangeEmailForm } from './account/change-email-form.tsx'
import { NameSection } from './account/name-section.tsx'
import ForgotPassword from './forgot-password.route.tsx'
import { SignInForm } from './sign-in/sign-in-form.tsx'
import { SignUpForm } from './sign-in/sign-up-form.tsx'

const maya = { id: 'u1', email: 'maya@example.com', firstName: 'Maya', lastName: '' } as CurrentUser
const nothing = () => {}
const entry = { onSignedIn: nothing, onSignedUp: nothing, onSignInInstead: nothing, isLeaving: false }
const lengthOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' }).maxLength
const isTaken = (field: object) =>
  Registration.safeParse({ email: 'maya@example.com', password: 'secret1', firstName: 'Maya', ...field }).success

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(maya)))

function show(form: ReactNode) {
  const cache = createQueryClient()
  setCurrentUser(cache, maya)
  render(
    <QueryClientProvider client={cache}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />
    </QueryClientProvider>,
  )
}

it.each([
  ['the sign-up form', <SignUpForm key="sign-up" {...entry} />],
  ['the name in the account', <NameSection key="name" id="name" title="Name" />],
])('%s takes names as long as the server does, and no longer', (_, form) => {
  show(form)
  for (const [label, field] of [
    [/First name/, 'firstName'],
    [/Last name/, 'lastName'],
  ] as const) {
    expect(isTaken({ [field]: 'x'.repeat(lengthOf(label)) })).toBe(true)
    expect(isTaken({ [field]: 'x'.repeat(lengthOf(label) + 1) })).toBe(false)
  }
})

it.each([
  ['sign-up', <SignUpForm key="sign-up" {...entry} />],
  ['sign-in', <SignInForm key="sign-in" {...entry} />],
  ['a forgotten password', <ForgotPassword key="forgot" />],
  ['a changed address', <ChangeEmailForm takesCode key="change" onAsked={nothing} onCancel={nothing} />],
])('%s takes an email address no longer than the server does', (_, form) => {
  show(form)
  const longest = lengthOf(/email/i)
  // No label of a domain may be longer than 63 characters.
  const domain = `@${`${'y'.repeat(60)}.`.repeat(3)}example`
  expect(isTaken({ email: `${'x'.repeat(longest - domain.length)}${domain}` })).toBe(true)
  expect(isTaken({ email: `${'x'.repeat(longest - domain.length + 1)}${domain}` })).toBe(false)
})
