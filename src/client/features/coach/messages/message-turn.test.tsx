// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ChatMessage } from '#contract/coach.ts'
import { areLinesHidden } from '../safety/lines-of.ts'
import { MessageTurn } from './message-turn.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
})

const line = { label: 'Call 0808 2000 247', href: 'tel:08082000247', name: 'Helpline', detail: '', isEmergency: false }
const reply = (resources?: ChatMessage['resources']): ChatMessage => ({
  id: 2,
  role: 'assistant',
  content: 'I read that. Is somebody with you?',
  timestamp: '2026-06-01T21:00:00Z',
  safety: 'crisis',
  ...(resources && { resources }),
})

function show(message: ChatMessage, isWithoutLines = false) {
  const countryChoice = { country: 'UK' as const, choose: () => {} }
  render(
    <MemoryRouter>
      <MessageTurn message={message} countryChoice={countryChoice} isWithoutLines={isWithoutLines} />
    </MemoryRouter>,
  )
  screen.getByText(/I read that/)
  return screen.queryByRole('region', { name: 'Crisis help' })
}

it('shows the lines that came with a reply', () => {
  expect(show(reply([line]))).not.toBeNull()
})

it.each([[undefined], [[]]])('shows none of its own when a reply came without: %s', (resources) => {
  expect(show(reply(resources))).toBeNull()
  expect(document.body.textContent).not.toMatch(/0808|988/)
})

it('takes earlier cards from the screen once a reply comes without lines', () => {
  const messages = [reply([line]), reply([])]
  expect(areLinesHidden(messages)).toBe(true)
  expect(show(reply([line]), areLinesHidden(messages))).toBeNull()
  expect(areLinesHidden([reply([]), reply([line])])).toBe(false)
})
