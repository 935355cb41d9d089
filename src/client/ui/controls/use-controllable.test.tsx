// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useControllable } from './use-controllable.ts'

it('holds the value itself when the caller does not', () => {
  const onChange = vi.fn()
  const { result } = renderHook(() => useControllable({ value: undefined, defaultValue: 3, onChange }))
  act(() => result.current[1](5))
  expect(result.current[0]).toBe(5)
  expect(onChange).toHaveBeenCalledWith(5)
})

it('follows the caller, who may refuse a change', () => {
  const { result } = renderHook(() => useControllable({ value: 3, defaultValue: 0, onChange: undefined }))
  act(() => result.current[1](5))
  expect(result.current[0]).toBe(3)
})
