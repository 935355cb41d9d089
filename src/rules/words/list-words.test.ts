import { expect, it } from 'vitest'
import { listWords } from './list-words.ts'

const intl = new Intl.ListFormat('en-US', { type: 'conjunction' })

it.each([[[]], [['tea']], [['tea', 'milk']], [['tea', 'milk', 'sugar']], [['a', 'b', 'c', 'd']]])(
  'lists %j as English does',
  (words) => {
    expect(listWords(words)).toBe(intl.format(words))
  },
)
