import { expect, it } from 'vitest'
import { watchPointer } from './resting-pointer.ts'

const at = (clientX: number, clientY: number) => ({ clientX, clientY })

it('a pointer that lies where the page appears beneath it has not moved, however often that is reported', () => {
  const hasMoved = watchPointer()
  expect([at(40, 60), at(40, 60), at(40, 60)].map(hasMoved)).toEqual([false, false, false])
})

it('a pointer that is seen in two places has moved', () => {
  const hasMoved = watchPointer()
  expect([at(40, 60), at(40, 61)].map(hasMoved)).toEqual([false, true])
})
