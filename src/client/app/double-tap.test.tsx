// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Link, MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { useDoubleTapGuard } from './double-tap.ts'

const followed = vi.fn()
const again = vi.fn()

function Screen() {
  useDoubleTapGuard()
  const [isDone, setDone] = useState(false)
  if (!isDone) {
    return (
      <button type="button" onClick={() => setDone(true)}>
        Complete Early
      </button>
    )
  }
  return (
    <>
      <Link to="/coach" onClick={followed}>
        Coach
      </Link>
      <button type="button" onClick={again}>
        Do Again
      </button>
    </>
  )
}

/** Uses explicit times: on a busy machine, two taps of one test may be a second apart. */
function tap(element: HTMLElement, { at = 200, ...place }: MouseEventInit & { at?: number } = {}) {
  const click = createEvent.click(element, { clientX: 195, clientY: 800, detail: 1, ...place })
  Object.defineProperty(click, 'timeStamp', { value: at })
  fireEvent(element, click)
}

function complete() {
  followed.mockReset()
  again.mockReset()
  render(<Screen />, { wrapper: MemoryRouter })
  tap(screen.getByRole('button', { name: 'Complete Early' }), { at: 0 })
}

it('lets the second tap of a double tap go nowhere when what was pressed is gone', () => {
  complete()
  tap(screen.getByRole('link', { name: 'Coach' }), { clientX: 201, clientY: 796 })
  expect(followed).not.toHaveBeenCalled()
})

it('presses a button that came up in its place, as when somebody steps quickly through a dialog', () => {
  complete()
  tap(screen.getByRole('button', { name: 'Do Again' }), { detail: 2 })
  expect(again).toHaveBeenCalledOnce()
})

it('lets a tap elsewhere through, however soon', () => {
  complete()
  tap(screen.getByRole('link', { name: 'Coach' }), { clientX: 40 })
  expect(followed).toHaveBeenCalledOnce()
})

it('lets a tap through that comes too late for a double tap', () => {
  complete()
  tap(screen.getByRole('link', { name: 'Coach' }), { at: 600 })
  expect(followed).toHaveBeenCalledOnce()
})

it('lets a third tap through', () => {
  complete()
  const link = screen.getByRole('link', { name: 'Coach' })
  tap(link)
  tap(link)
  expect(followed).toHaveBeenCalledOnce()
})

it('lets a key press through', () => {
  complete()
  tap(screen.getByRole('link', { name: 'Coach' }), { detail: 0, clientX: 0, clientY: 0 })
  expect(followed).toHaveBeenCalledOnce()
})
