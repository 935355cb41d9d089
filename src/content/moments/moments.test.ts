import { expect, it } from 'vitest'
import { repeated } from '../testing/repeated.ts'
import { outwardTasks } from './moments.ts'

it('has enough outward tasks for a week, each once, short enough to read at a door', () => {
  expect(outwardTasks.length).toBeGreaterThanOrEqual(7)
  expect(repeated(outwardTasks)).toEqual([])
  expect(outwardTasks.filter((task) => task.length > 80)).toEqual([])
})
