import { expect, it } from 'vitest'
import { tellsOfSomebody } from './tells-of-somebody.ts'

it.each([
  [
    'no its about aoife not the presentation. she came home with loads of boxes of paracetamol and laughed it off',
    true,
  ],
  ["it's about my brother really. he wrote a note", true],
  ['my brother moved in with me, over tea he told me he has worked out how. hes in the shower now', true],
  ['no i do like him. its my brother. Nils, hes 32. over tea he told me hes worked out how hed do it', true],
  ['its about aoife, she left and i want to die', false],
  ['its about ten minutes off now, she said', false],
  ['she laughed at me', false],
])('%s: %s', (text, expected) => {
  expect(tellsOfSomebody([text])).toBe(expected)
})

it('is not so for somebody who told of their own pain before', () => {
  expect(tellsOfSomebody(['i want to die', 'its about my sister. she hates me'])).toBe(false)
})
