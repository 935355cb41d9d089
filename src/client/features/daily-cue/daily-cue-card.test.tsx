// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dailyCuesOf } from '#content/cues/daily.ts'
import { dailyCueMs } from '#rules/timings.ts'
import { DailyCueCard } from './daily-cue-card.tsx'

let prefersStillness = false

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 14, 9) })
  prefersStillness = false
  vi.stubGlobal('matchMedia', () => ({
    matches: prefersStillness,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  return () => vi.useRealTimers()
})

function show() {
  render(
    <MemoryRouter>
      <DailyCueCard />
    </MemoryRouter>,
  )
}

/** Looks at the screen once: querying each of the twelve repeatedly is slow on a busy machine. */
function shownIndex() {
  const { cues } = dailyCuesOf(new Date())
  const shown = screen.getAllByText(/^“/).filter((line) => !line.closest('.invisible'))
  expect(shown).toHaveLength(1)
  return cues.findIndex(({ text }) => `“${text}”` === shown[0]?.textContent)
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const card = () => screen.getByRole('region', { name: 'Daily Small Talk Cues' })

describe('the daily cue', () => {
  it('changes every 8 seconds, not sooner, and starts over after all twelve', () => {
    show()
    const first = shownIndex()
    wait(7999)
    expect(shownIndex()).toBe(first)
    wait(1)
    const seen = [first, shownIndex()]
    for (let i = 2; i < 12; i += 1) {
      wait(8000)
      seen.push(shownIndex())
    }
    expect(new Set(seen).size).toBe(12)
    wait(8000)
    expect(shownIndex()).toBe(first)
  })

  it('can be advanced by hand, and the next one then gets its full time', () => {
    show()
    const first = shownIndex()
    wait(7000)
    fireEvent.click(screen.getByRole('button', { name: 'Next cue' }))
    expect(shownIndex()).toBe((first + 1) % 12)
    wait(7000)
    expect(shownIndex()).toBe((first + 1) % 12)
    wait(1000)
    expect(shownIndex()).toBe((first + 2) % 12)
  })

  it('can be paused and played again', () => {
    show()
    const first = shownIndex()
    fireEvent.click(screen.getByRole('button', { name: 'Pause the cues' }))
    wait(10 * dailyCueMs)
    expect(shownIndex()).toBe(first)
    fireEvent.click(screen.getByRole('button', { name: 'Play the cues' }))
    wait(dailyCueMs)
    expect(shownIndex()).toBe((first + 1) % 12)
  })

  it('waits while a pointer is on it', () => {
    show()
    const first = shownIndex()
    fireEvent.pointerEnter(card())
    wait(10 * dailyCueMs)
    expect(shownIndex()).toBe(first)
    fireEvent.pointerLeave(card())
    wait(dailyCueMs)
    expect(shownIndex()).toBe((first + 1) % 12)
  })

  it('waits while focus is in it, also when focus moves inside', () => {
    show()
    const first = shownIndex()
    act(() => screen.getByRole('button', { name: 'Pause the cues' }).focus())
    act(() => screen.getByRole('button', { name: 'Next cue' }).focus())
    wait(10 * dailyCueMs)
    expect(shownIndex()).toBe(first)
    act(() => screen.getByRole('button', { name: 'Next cue' }).blur())
    wait(dailyCueMs)
    expect(shownIndex()).toBe((first + 1) % 12)
  })

  it('waits while the tab is hidden', () => {
    show()
    const first = shownIndex()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    fireEvent(document, new Event('visibilitychange'))
    wait(10 * dailyCueMs)
    expect(shownIndex()).toBe(first)
    hidden.mockReturnValue(false)
    fireEvent(document, new Event('visibilitychange'))
    wait(dailyCueMs)
    expect(shownIndex()).toBe((first + 1) % 12)
  })

  it('never moves by itself for somebody who asked for less motion, and can still be advanced by hand', () => {
    prefersStillness = true
    show()
    const first = shownIndex()
    wait(10 * dailyCueMs)
    expect(shownIndex()).toBe(first)
    expect(screen.queryByRole('button', { name: 'Pause the cues' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Next cue' }))
    expect(shownIndex()).toBe((first + 1) % 12)
  })

  it('starts with another cue on another day', () => {
    show()
    const shownText = () => dailyCuesOf(new Date()).cues[shownIndex()]?.text
    const today = shownText()
    document.body.replaceChildren()
    vi.setSystemTime(new Date(2026, 2, 15, 9))
    show()
    expect(shownText()).not.toBe(today)
  })
})
