import { expect, it } from 'vitest'
import { splitQuestion } from './split-question.ts'

it('takes the closing question out', () => {
  expect(splitQuestion('I’m glad you told me. Text 988. Are you safe right now?')).toEqual({
    before: 'I’m glad you told me. Text 988.',
    question: 'Are you safe right now?',
  })
})

it('leaves a quotation whole that stands before it', () => {
  expect(splitQuestion('Send one text: "Can you stay with me?" Are you safe?')).toEqual({
    before: 'Send one text: "Can you stay with me?"',
    question: 'Are you safe?',
  })
})

it('leaves a text whole that ends without one, or is nothing else', () => {
  expect(splitQuestion('Are you safe? Stay here.')).toEqual({ before: 'Are you safe? Stay here.', question: '' })
  expect(splitQuestion('Are you safe?')).toEqual({ before: 'Are you safe?', question: '' })
})
