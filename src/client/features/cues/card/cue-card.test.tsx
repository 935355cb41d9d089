// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { Cue } from '#content/cues/cue.ts'
import type { CueShelf } from '../kept/cue-shelf.ts'
import { CueCard } from './cue-card.tsx'

const cue = (id: string, text: string) =>
  ({ id, text, confidence: 'easy', lifeCategory: 'work', situation: 'elevator' }) as Cue
const cues = [cue('a', 'Long week?'), cue('b', 'Have you tried the soup?')]

const shelf: CueShelf = {
  favorites: new Set(['b']),
  toggleFavorite: vi.fn(),
  counts: new Map(),
  lastUse: null,
  recordUse: vi.fn(),
  takeBackUse: vi.fn(),
  words: {},
  type: vi.fn(),
}

it('labels each star with its line', () => {
  render(
    <MemoryRouter>
      {cues.map((one) => (
        <CueCard key={one.id} cue={one} shelf={shelf} place="Elevator" />
      ))}
    </MemoryRouter>,
  )
  const soup = screen.getByRole('button', { name: 'Favorite: Have you tried the soup?' })
  expect(soup.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Favorite: Long week?' }))
  expect(shelf.toggleFavorite).toHaveBeenCalledExactlyOnceWith('a')
  screen.getByRole('button', { name: 'Copy: Long week?' })
  const moment = screen.getByRole('link', { name: 'Use it for a moment: Long week?' })
  expect(moment.getAttribute('href')).toBe('/moments?title=Elevator&area=work&line=Long+week%3F&cue=a')
})
