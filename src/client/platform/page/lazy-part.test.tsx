// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, it } from 'vitest'
import { lazyPart } from './lazy-part.ts'

function Hello({ name }: { name: string }) {
  const [first] = useState(name)
  return <p>{`Hello ${name}, first ${first}`}</p>
}

it('draws what is loaded without its placeholder', async () => {
  const hello = lazyPart(async () => Hello)
  await hello.preload()
  render(<Suspense fallback="Loading">{hello.draw({ name: 'Robin' })}</Suspense>)
  expect(screen.queryByText('Loading')).toBeNull()
  expect(screen.getByText('Hello Robin, first Robin')).toBeDefined()
})

it('draws its placeholder until it is loaded, and keeps what it knows from then on', async () => {
  const hello = lazyPart(async () => Hello)
  const { rerender } = render(<Suspense fallback="Loading">{hello.draw({ name: 'Robin' })}</Suspense>)
  expect(screen.getByText('Loading')).toBeDefined()
  expect(await screen.findByText('Hello Robin, first Robin')).toBeDefined()
  await act(() => hello.preload())
  rerender(<Suspense fallback="Loading">{hello.draw({ name: 'Ada' })}</Suspense>)
  expect(screen.getByText('Hello Ada, first Robin')).toBeDefined()
})
