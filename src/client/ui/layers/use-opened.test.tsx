// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useToasts } from '../feedback/toast.ts'
import { useOpened } from './use-opened.ts'

const Part = () => null

function renderIt(load: () => Promise<typeof Part>) {
  const giveUp = vi.fn()
  const it = renderHook(({ isWanted }) => ({ opened: useOpened(isWanted, load, giveUp), toasts: useToasts() }), {
    initialProps: { isWanted: false },
  })
  const show = (isWanted: boolean) => act(async () => it.rerender({ isWanted }))
  return { read: () => it.result.current, show, giveUp }
}

it('loads nothing until it is opened, and keeps what was loaded', async () => {
  const load = vi.fn(async () => Part)
  const { read, show, giveUp } = renderIt(load)
  expect(load).not.toHaveBeenCalled()
  await show(true)
  expect(read().opened).toBe(Part)
  await show(false)
  expect(read().opened).toBe(Part)
  await show(true)
  expect(load).toHaveBeenCalledTimes(1)
  expect(giveUp).not.toHaveBeenCalled()
})

it('says so when it does not come, gives up, and tries again when it is wanted again', async () => {
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new Error('offline'))
  const { read, show, giveUp } = renderIt(load)
  await show(true)
  expect(read().opened).toBeNull()
  expect(read().toasts.map(({ title }) => title)).toEqual(['That did not open'])
  expect(giveUp).toHaveBeenCalledTimes(1)
  await show(false)
  await show(true)
  expect(read().opened).toBe(Part)
})

it('is not shown to somebody who has closed it meanwhile, nor called a failure', async () => {
  let fail: (error: Error) => void = () => undefined
  const { read, show, giveUp } = renderIt(() => new Promise((_, reject) => (fail = reject)))
  await show(true)
  await show(false)
  await act(async () => fail(new Error('offline')))
  expect(read().opened).toBeNull()
  expect(giveUp).not.toHaveBeenCalled()
})
