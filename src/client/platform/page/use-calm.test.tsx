// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useCalm } from './use-calm.ts'

const drawn: string[] = []

function Door({ state }: { state: string }) {
  const shown = useCalm(state, 'closed')
  drawn.push(shown)
  return <p>{shown}</p>
}

it('opens in a render of its own, and closes or changes in the same render', async () => {
  const { rerender } = render(<Door state="closed" />)
  for (const [next, expected] of [
    ['open', ['closed', 'open']],
    ['refused', ['refused']],
    ['closed', ['closed']],
  ] as const) {
    drawn.length = 0
    await act(async () => rerender(<Door state={next} />))
    expect(drawn.slice(0, expected.length)).toEqual(expected)
    expect(screen.getByText(next)).toBeDefined()
  }
})
