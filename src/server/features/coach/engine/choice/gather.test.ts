import { expect, it } from 'vitest'
import { isForThanks } from './gather.ts'

it('knows an answer to thanks by the messages it was written for', () => {
  expect(isForThanks({ like: ['thank you that helped', 'tysm', 'ok that actually helps ty'] })).toBe(true)
  expect(isForThanks({ like: ['should I thank her', 'do I write back', 'what now'] })).toBe(false)
})
