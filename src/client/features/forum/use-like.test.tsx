// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#client/platform/request/query-client.ts'
import type { ForumPost } from '#contract/forum/forum.ts'
import { postQuery } from './queries.ts'
import { useLike } from './use-like.ts'

const post = { id: 'p1', isLiked: false, likes: 4 } as ForumPost
/** Answers calls in order, each when told to. */
const waiting: ((response: Response) => void)[] = []
const fail = () => Response.json({ message: 'Not now.' }, { status: 503 })
const take = (isLiked: boolean, likes: number) => Response.json({ postId: 'p1', isLiked, likes })

beforeEach(() => {
  waiting.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(resolve)))
})

function renderIt(shown = post) {
  const cache = createQueryClient()
  const { queryKey } = postQuery('p1')
  cache.setQueryData(queryKey, shown)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: children }])} />
    </QueryClientProvider>
  )
  const { result } = renderHook(() => useLike(post), { wrapper })
  const heart = () => {
    const { isLiked, likes } = cache.getQueryData(queryKey) as ForumPost
    return [isLiked, likes]
  }
  const tap = (isLiked: boolean) => act(async () => result.current(isLiked))
  const answer = async (response: Response) => {
    await waitFor(() => expect(waiting).toHaveLength(1))
    await act(async () => waiting.shift()?.(response))
  }
  const settled = () => waitFor(() => expect(cache.isMutating()).toBe(0))
  return { heart, tap, answer, settled }
}

it('answers at once, and takes over what the server counted', async () => {
  const { heart, tap, answer, settled } = renderIt()
  await tap(true)
  expect(heart()).toEqual([true, 5])
  await answer(take(true, 9))
  await settled()
  expect(heart()).toEqual([true, 9])
})

it('is back as it was when like and unlike both fail', async () => {
  const { heart, tap, answer, settled } = renderIt()
  await tap(true)
  await tap(false)
  await answer(fail())
  await answer(fail())
  await settled()
  expect(heart()).toEqual([false, 4])
})

it('goes back to what the server confirmed last, not to what stood there first', async () => {
  const { heart, tap, answer, settled } = renderIt()
  await tap(true)
  await tap(false)
  await answer(take(true, 5))
  expect(heart()).toEqual([false, 4])
  await answer(fail())
  await settled()
  expect(heart()).toEqual([true, 5])
})

it('leaves the last tap on screen while an earlier one fails', async () => {
  const { heart, tap, answer, settled } = renderIt({ ...post, isLiked: true })
  await tap(false)
  await tap(true)
  await tap(false)
  await answer(fail())
  expect(heart()).toEqual([false, 3])
  await answer(take(true, 4))
  expect(heart()).toEqual([false, 3])
  await answer(take(false, 3))
  await settled()
  expect(heart()).toEqual([false, 3])
})
