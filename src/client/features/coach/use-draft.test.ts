// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useDraft } from './use-draft.ts'

afterEach(() => sessionStorage.clear())

it('is still there after a reload, for the same person only', () => {
  const { result } = renderHook(() => useDraft('maya'))
  act(() => result.current.write('I might cancel'))
  expect(renderHook(() => useDraft('maya')).result.current.text).toBe('I might cancel')
  expect(renderHook(() => useDraft('sam')).result.current.text).toBe('')
  act(() => result.current.write(''))
  expect(sessionStorage.length).toBe(0)
})

it('gives back what was not sent, in front of what was typed since', () => {
  const { result } = renderHook(() => useDraft('maya'))
  act(() => result.current.restore('first'))
  expect(result.current.text).toBe('first')
  act(() => result.current.write('and then'))
  act(() => result.current.restore('first'))
  expect(result.current.text).toBe('first\nand then')
})

it('begins empty when what is stored is not a draft', () => {
  for (const stored of ['{', '[]', 'null', '{"userId":"maya"}']) {
    sessionStorage.setItem('coachDraft', stored)
    expect(renderHook(() => useDraft('maya')).result.current.text).toBe('')
  }
})
