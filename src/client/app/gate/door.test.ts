import { expect, it } from 'vitest'
import { doorFor } from './door.ts'

const visitor = { user: null, isLoading: false, isUnreachable: false }
const member = { ...visitor, user: { role: 'member' as const } }
const admin = { ...visitor, user: { role: 'admin' as const } }
const unknown = { ...visitor, isLoading: true }
const cutOff = { ...visitor, isUnreachable: true }

it('is open for everybody on public pages and unknown addresses, before we know who it is', () => {
  for (const who of [visitor, member, admin, unknown, cutOff]) {
    expect(doorFor('public', who)).toBe('open')
    expect(doorFor(undefined, who)).toBe('open')
  }
})

it('asks a visitor to sign in on every other page, the admin ones too', () => {
  expect(doorFor('member', visitor)).toBe('sign-in')
  expect(doorFor('admin', visitor)).toBe('sign-in')
})

it('waits while it is not known who is there', () => {
  expect(doorFor('member', unknown)).toBe('loading')
  expect(doorFor('admin', unknown)).toBe('loading')
})

it('says so when it cannot be known, instead of asking a member to sign in again', () => {
  expect(doorFor('member', cutOff)).toBe('unreachable')
})

it('opens admin pages to admins alone', () => {
  expect(doorFor('member', member)).toBe('open')
  expect(doorFor('admin', member)).toBe('admin-only')
  expect(doorFor('admin', admin)).toBe('open')
})
