import { expect, it } from 'vitest'
import { createWaitingLine } from './waiting-line.ts'

function job(name: string, steps: number) {
  let left = steps
  return { name, stepsLeft: () => left, step: () => left-- }
}

function drain(line: ReturnType<typeof createWaitingLine<ReturnType<typeof job>>>): string {
  let order = ''
  for (let next = line.next(); next; next = line.next()) {
    next.step()
    order += next.name
  }
  return order
}

it('serves chats in the order in which they asked', () => {
  const line = createWaitingLine<ReturnType<typeof job>>()
  for (const one of [job('a', 3), job('b', 1), job('c', 2)]) line.add(one)
  expect(drain(line)).toBe('aaabcc')
})

it('lets a chat overtake a long job', () => {
  const line = createWaitingLine<ReturnType<typeof job>>()
  line.add(job('l', 6))
  expect(line.next()?.step()).toBe(6)
  line.add(job('a', 2))
  expect(drain(line)).toBe('aalllll')
})

it('lets long jobs take turns', () => {
  const line = createWaitingLine<ReturnType<typeof job>>()
  for (const one of [job('k', 5), job('l', 5)]) line.add(one)
  expect(drain(line)).toBe('klklklklkl')
})

it('drops a job that was given up', () => {
  const line = createWaitingLine<ReturnType<typeof job>>()
  const gone = job('a', 3)
  line.add(gone)
  line.add(job('b', 1))
  line.remove(gone)
  expect(drain(line)).toBe('b')
})
