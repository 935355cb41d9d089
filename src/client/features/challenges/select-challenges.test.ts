import { expect, it } from 'vitest'
import type { ExposureChallenge } from '#contract/challenges/challenges.ts'
import { categoriesOf, selectChallenges } from './select-challenges.ts'

const queue: ExposureChallenge = {
  id: 'queue',
  title: 'Ask about the queue',
  description: '',
  lifeCategory: 'work',
  category: 'conversation',
  difficultyLevel: 1,
  points: 10,
  estimatedDuration: '5 min',
  instructions: [],
  tips: [],
  isOwn: false,
}
const call: ExposureChallenge = { ...queue, id: 'call', category: 'phone_calls', difficultyLevel: 2 }
const mine: ExposureChallenge = { ...queue, id: 'mine', category: 'phone_calls', isOwn: true }
const all = [call, queue, mine]
const idsOf = (wish: Partial<Parameters<typeof selectChallenges>[1]>) =>
  selectChallenges(all, { category: null, level: null, onlyOwn: false, ...wish }).map(({ id }) => id)

it('shows all when nothing is chosen', () => {
  expect(idsOf({})).toEqual(['call', 'queue', 'mine'])
})

it('narrows by kind, by level, by whose they are, and by all at once', () => {
  expect(idsOf({ category: 'phone_calls' })).toEqual(['call', 'mine'])
  expect(idsOf({ level: 1 })).toEqual(['queue', 'mine'])
  expect(idsOf({ onlyOwn: true })).toEqual(['mine'])
  expect(idsOf({ category: 'phone_calls', level: 2, onlyOwn: true })).toEqual([])
})

it('offers the kinds that are there, in our order', () => {
  expect(categoriesOf(all)).toEqual(['conversation', 'phone_calls'])
  expect(categoriesOf([])).toEqual([])
})
