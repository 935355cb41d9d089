import { describe, expect, it } from 'vitest'
import { cardCategories } from './cards.ts'
import { repeated } from './testing/repeated.ts'

describe('the conversation cards', () => {
  const questions = cardCategories.flatMap((category) => category.questions)

  it('come in the six categories, in their order', () => {
    const names = ['Getting to Know', 'Light & Fun', 'Meaningful', 'Interests', 'Work & Dreams', 'Food & Places']
    expect(cardCategories.map((category) => category.name)).toEqual(names)
    expect(repeated(cardCategories.map((category) => category.id))).toEqual([])
  })

  it('are ten in each', () => {
    expect(cardCategories.map((category) => category.questions.length)).toEqual([10, 10, 10, 10, 10, 10])
  })

  it('ask one thing each, once, in a line or two', () => {
    expect(questions.filter((question) => !/^\p{Lu}[^?]*\?$/u.test(question))).toEqual([])
    expect(questions.filter((question) => question.length > 100)).toEqual([])
    expect(repeated(questions)).toEqual([])
  })
})
