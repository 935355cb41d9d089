// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastRemovalDelayMs } from '#rules/timings.ts'
import { dismissToast, toast, useToasts } from './toast.ts'

describe('the toast store', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    act(() => dismissToast())
    act(() => vi.runAllTimers())
    vi.useRealTimers()
  })

  function show() {
    const { result } = renderHook(() => useToasts())
    return result
  }

  it('is empty at first', () => {
    expect(show().current).toEqual([])
  })

  it('shows what it was told, and tells components', () => {
    const toasts = show()
    act(() => void toast({ title: 'Saved', description: 'On this device.', variant: 'destructive' }))
    expect(toasts.current).toMatchObject([
      { title: 'Saved', description: 'On this device.', variant: 'destructive', isOpen: true },
    ])
  })

  it('keeps one at a time: the new takes the place of the old', () => {
    const toasts = show()
    act(() => void toast({ title: 'First' }))
    const firstId = toasts.current[0]?.id
    act(() => void toast({ title: 'Second' }))
    expect(toasts.current.map(({ title }) => title)).toEqual(['Second'])
    expect(toasts.current[0]?.id).not.toBe(firstId)
  })

  it('closes at once and forgets only after the removal delay', () => {
    const toasts = show()
    act(() => void toast({ title: 'First' }))
    act(() => dismissToast())
    expect(toasts.current).toMatchObject([{ title: 'First', isOpen: false }])
    act(() => void vi.advanceTimersByTime(toastRemovalDelayMs - 1))
    expect(toasts.current).toHaveLength(1)
    act(() => void vi.advanceTimersByTime(1))
    expect(toasts.current).toEqual([])
  })

  it('leaves the new toast alone when the old one is dismissed late', () => {
    const toasts = show()
    let firstId = ''
    act(() => {
      firstId = toast({ title: 'First' })
    })
    act(() => dismissToast(firstId))
    act(() => void toast({ title: 'Second' }))
    act(() => dismissToast(firstId))
    act(() => void vi.advanceTimersByTime(toastRemovalDelayMs))
    expect(toasts.current).toMatchObject([{ title: 'Second', isOpen: true }])
  })
})
