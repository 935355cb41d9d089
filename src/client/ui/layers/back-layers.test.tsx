// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createBrowserRouter, Link, RouterProvider, useLocation, useNavigate } from 'react-router'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { letBackCloseLayers } from './back-layers.ts'
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from './dialog.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from './menu.tsx'
import { Sheet, SheetContent, SheetDescription, SheetTitle, SheetTrigger } from './sheet.tsx'

let router: ReturnType<typeof createBrowserRouter> | undefined

/** Menus observe the size of their anchor; jsdom has no layout. */
class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() => letBackCloseLayers())

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('ResizeObserver', NoResizes)
  router?.dispose()
  router = createBrowserRouter([{ path: '*', element: <Page /> }])
  await router.navigate('/before')
  await router.navigate('/page')
  render(<RouterProvider router={router} />)
})

function Page() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [isStubborn, setStubborn] = useState(false)
  return (
    <>
      <p>{`At ${pathname}${search}`}</p>
      <Dialog>
        <DialogTrigger>New Post</DialogTrigger>
        <DialogContent>
          <DialogTitle>Writing</DialogTitle>
          <DialogDescription>Words</DialogDescription>
          <button type="button" onClick={() => navigate('?draft=1', { replace: true })}>
            Keep a draft
          </button>
          <Menu modal={false}>
            <MenuTrigger>More</MenuTrigger>
            <MenuContent>
              <MenuItem>Share</MenuItem>
            </MenuContent>
          </Menu>
        </DialogContent>
      </Dialog>
      <Sheet>
        <SheetTrigger>Open the menu</SheetTrigger>
        <SheetContent>
          <SheetTitle>Places</SheetTitle>
          <SheetDescription>To go</SheetDescription>
          <Link to="/next">Go on</Link>
        </SheetContent>
      </Sheet>
      <button type="button" onClick={() => setStubborn(true)}>
        Sign Out
      </button>
      <Dialog open={isStubborn} onOpenChange={() => {}}>
        <DialogContent>
          <DialogTitle>Sending first</DialogTitle>
          <DialogDescription>One moment</DialogDescription>
        </DialogContent>
      </Dialog>
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
const openMore = () => fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' })
const goBack = () => act(async () => window.history.back())
const isAt = (address: string) => waitFor(() => expect(screen.getByText(/^At /).textContent).toBe(`At ${address}`))
const isGone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())

it('closes a dialog with Back and stays on the page, which the next Back leaves', async () => {
  press('New Post')
  screen.getByRole('dialog', { name: 'Writing' })
  await goBack()
  await isGone('Writing')
  await isAt('/page')
  await goBack()
  await isAt('/before')
})

it('closes what lies on top first', async () => {
  press('New Post')
  openMore()
  await screen.findByRole('menu')
  await goBack()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  screen.getByRole('dialog', { name: 'Writing' })
  await goBack()
  await isGone('Writing')
  await isAt('/page')
})

it('leaves the page with one Back after a dialog was closed otherwise, however often', async () => {
  for (const _ of [1, 2]) {
    press('New Post')
    press('Close')
    await isGone('Writing')
  }
  await goBack()
  await isAt('/before')
})

it('leads back from the page that a sheet led to in one step', async () => {
  press('Open the menu')
  fireEvent.click(screen.getByRole('link', { name: 'Go on' }))
  await isAt('/next')
  await goBack()
  await isAt('/page')
  await goBack()
  await isAt('/before')
})

it('keeps the address that the page took on while a dialog was open', async () => {
  press('New Post')
  press('Keep a draft')
  await isAt('/page?draft=1')
  await goBack()
  await isGone('Writing')
  await isAt('/page?draft=1')
  expect(window.location.search).toBe('?draft=1')
})

it('does not leave the page under a dialog that will not close', async () => {
  press('Sign Out')
  for (const _ of [1, 2]) {
    await goBack()
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    screen.getByRole('dialog', { name: 'Sending first' })
  }
  await isAt('/page')
})
