import { describe, expect, it } from 'vitest'
import { assess } from '../assess.ts'

describe('somebody else who takes their leave', () => {
  it.each([
    'his last one was a bit odd. said thanks for everything and that I should have his guitar',
    'my flatmate texted sorry for everything and that i could keep her plants',
    'she tried before, two years ago, and now she does not answer',
    'my cousin gave me her camera, said she will not need it anymore',
  ])('is asked about: %s', (message) => {
    expect(assess(message)).toMatchObject({ tier: 'checkin', kind: 'suicide' })
  })

  it.each([
    'my boss said thanks for everything at my leaving do and gave me his guitar',
    'my brother gave me his bike because he does not need it in Berlin',
    'he tried sushi once and has not been to the place since',
    'she said thanks for everything and that she can pick up her keys on friday',
    'he said thanks and that i can have his seat',
  ])('is not heard in: %s', (message) => {
    expect(assess(message).tier).toBe('none')
  })
})
