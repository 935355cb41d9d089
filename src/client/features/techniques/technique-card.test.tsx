// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { techniques } from '#content/techniques.ts'
import { TechniqueCard } from './technique-card.tsx'

const [breathing] = techniques as [(typeof techniques)[number]]

function show(used: { sessions: number; averageRating: number | null } | undefined): string {
  render(<TechniqueCard technique={breathing} used={used} />, { wrapper: MemoryRouter })
  return screen.getByRole('article').textContent ?? ''
}

it('says whose rating it is, and shows none for somebody who has not rated', () => {
  const words = show(undefined)
  expect(words).toContain('Editors’ rating 4.8 of 5')
  expect(words).not.toContain('Yours')
})

it('shows one’s own rating beside the editors’, to a tenth', () => {
  const words = show({ sessions: 3, averageRating: 11 / 3 })
  expect(words).toContain('Editors’ rating 4.8 of 5')
  expect(words).toContain('Yours 3.7 of 5')
})

it('shows no rating of one’s own for sessions that have none', () => {
  expect(show({ sessions: 2, averageRating: null })).not.toContain('Yours')
})
