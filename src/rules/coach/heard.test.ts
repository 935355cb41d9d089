import { expect, it } from 'vitest'
import { type Head, heads, toHeard } from './heard.ts'
import { heardSubjects, subjects } from './subjects.ts'

function numbersWith(sure: Partial<Record<Head, string>>): Record<Head, number[]> {
  const entries = Object.entries(heads).map(([head, names]) => {
    const wanted = sure[head as Head] ?? names[0]
    return [head, names.map((name) => (name === wanted ? 0.9 : 0.1 / (names.length - 1)))]
  })
  return Object.fromEntries(entries) as Record<Head, number[]>
}

it('sorts names by probability and keeps five', () => {
  const heard = toHeard(numbersWith({ subject: 'shop', act: 'correction' }), new Float32Array(3))
  expect(heard.subject[0]).toEqual({ name: 'shop', p: 0.9 })
  expect(heard.subject).toHaveLength(5)
  expect(heard.act[0]?.name).toBe('correction')
  expect(heard.area.map(({ name }) => name)).toHaveLength(4)
})

it('contains the level of danger, whose it is and whether it is over', () => {
  const heard = toHeard(numbersWith({ danger: 'now', whose: 'other', when: 'past' }), new Float32Array(3))
  expect(heard.danger.now).toBe(0.9)
  expect(heard.other).toBe(0.9)
  expect(heard.past).toBe(0.9)
  expect(heard.mood.good).toBe(0.9)
})

it('has no name twice in any output', () => {
  for (const names of Object.values(heads)) expect(new Set<string>(names).size).toBe(names.length)
})

it('expects only the subjects the model was trained on, not those it has yet to learn', () => {
  expect(heads.subject).toBe(heardSubjects)
  expect(subjects.slice(0, heardSubjects.length)).toEqual(heardSubjects)
})
