// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { PageSkeleton } from './page-skeleton.tsx'

it('has a Help now that does not look busy while a chat is loading', () => {
  render(<PageSkeleton />, { wrapper: MemoryRouter })
  const link = screen.getByRole('link', { name: 'Help now' })
  expect(link.getAttribute('href')).toBe('/help-now')
  expect(link.closest('[aria-busy]')).toBeNull()
})
