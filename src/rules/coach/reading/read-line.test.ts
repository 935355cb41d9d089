import { describe, expect, it } from 'vitest'
import { readLine } from './read-line.ts'

describe('a line', () => {
  it.each([
    ["I'm nervous, can't sleep!!", ' . i am nervous , can not sleep . '],
    ['ppl at work r nice tbh', ' . people at work are nice tbh . '],
    ["it's my co-worker’s party", ' . it is my coworker party . '],
  ])('of %j', (text, line) => {
    expect(readLine(text)).toBe(line)
  })
})
