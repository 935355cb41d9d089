// @vitest-environment jsdom
import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import * as layers from '#client/ui/layers/back-layers.ts'
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from '#client/ui/layers/dialog.tsx'
import { useQuickHide } from './quick-hide.ts'

const leave = vi.fn<typeof layers.leaveInPlace>()

beforeEach(() => {
  leave.mockReset()
  vi.spyOn(layers, 'leaveInPlace').mockImplementation(leave)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  render(<Screen />)
})

function Screen() {
  useQuickHide()
  return (
    <Dialog>
      <DialogTrigger>Open</DialogTrigger>
      <DialogContent>
        <DialogTitle>Something private</DialogTitle>
        <DialogDescription>Words</DialogDescription>
      </DialogContent>
    </Dialog>
  )
}

/** A tenth of a second between two presses, however busy the machine is. */
let pressedAt = 0
const pressEsc = () =>
  act(async () => {
    const target = document.activeElement ?? document.body
    const event = createEvent.keyDown(target, { key: 'Escape' })
    pressedAt += 100
    Object.defineProperty(event, 'timeStamp', { value: pressedAt })
    fireEvent(target, event)
    await new Promise((resolve) => setTimeout(resolve))
  })

it('leads to the articles when Esc is pressed twice', async () => {
  await pressEsc()
  expect(leave).not.toHaveBeenCalled()
  await pressEsc()
  expect(leave).toHaveBeenCalledExactlyOnceWith('/articles')
})

it('stays when the second Esc comes later', async () => {
  await pressEsc()
  pressedAt += 1000
  await pressEsc()
  expect(leave).not.toHaveBeenCalled()
})

it('does not count the Esc that closes a dialog', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  await pressEsc()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await pressEsc()
  expect(leave).not.toHaveBeenCalled()
  await pressEsc()
  expect(leave).toHaveBeenCalledExactlyOnceWith('/articles')
})
