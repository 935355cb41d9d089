import { expect, it } from 'vitest'
import { type Head, heads } from '#rules/coach/heard.ts'
import { mergeParts, type Part } from './merge-parts.ts'

function part(length: number, told: Partial<Record<Head, number[]>>): Part {
  const numbers = Object.fromEntries(
    Object.entries(heads).map(([head, names]) => [
      head,
      Float32Array.from(told[head as Head] ?? names.map(() => 1 / names.length)),
    ]),
  )
  return { numbers: numbers as Part['numbers'], embedding: Float32Array.from([0, 1]), length }
}

it('takes danger, and whose it is, from the one piece that sounds most dangerous', () => {
  const calm = part(120, { danger: [0.97, 0.01, 0.01, 0.01], whose: [0.9, 0.1] })
  const grave = part(20, { danger: [0.1, 0.1, 0.2, 0.6], whose: [0.2, 0.8] })
  const { numbers } = mergeParts([calm, grave, calm])
  expect([...numbers.danger]).toEqual([...grave.numbers.danger])
  expect([...numbers.whose]).toEqual([...grave.numbers.whose])
})

it('takes the rest from all pieces, by their length', () => {
  const { numbers, embedding } = mergeParts([part(30, { mood: [1, 0, 0] }), part(10, { mood: [0, 0, 1] })])
  expect([...numbers.mood]).toEqual([0.75, 0, 0.25])
  expect([...embedding]).toEqual([0, 1])
})
