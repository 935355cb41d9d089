import { expect, it } from 'vitest'
import { splitQuestion } from './split-question.ts'

it('takes the closing question out', () => {
  expect(splitQuestion('I’m glad you told me. Text 988. Are you safe right now?')).toEqual({
    before: 'I’m glad you told me. Text 988.',
    question: 'Are you safe right now?',
  })
})

it('does not split a quotation before the question', () => {
  expect(splitQuestion('Send one text: "Can you stay with me?" Are you safe?')).toEqual({
    before: 'Send one text: "Can you stay with me?"',
    question: 'Are you safe?',
  })
})

it('does not split a text without a final question, or with nothing else', () => {
  expect(splitQuestion('Are you safe? Stay here.')).toEqual({ before: 'Are you safe? Stay here.', question: '' })
  expect(splitQuestion('Are you safe?')).toEqual({ before: 'Are you safe?', question: '' })
})
