import { describe, expect, it } from 'vitest'
import { assess } from './assess.ts'
import { isAlarm } from './assessment.ts'
import { dangerGrids } from './testing/dangers.ts'

describe.each(dangerGrids)('$name', ({ kinds, dangers, neighbors }) => {
  it('is found in whatever words', () => {
    expect(dangers.filter((text) => !isAlarm(assess(text)))).toEqual([])
  })

  it('is known for what it is', () => {
    const kindOf = (text: string) => assess(text).kind
    expect(dangers.filter((text) => !kinds.some((kind) => kind === kindOf(text)))).toEqual([])
  })

  it('is not seen in its harmless neighbors', () => {
    expect(neighbors.filter((text) => isAlarm(assess(text)))).toEqual([])
  })
})

describe('whose danger it is', () => {
  it.each([
    'my friend wants to kill herself',
    'my roommate took a whole bottle of pills',
    'my dad collapsed and is not breathing',
    'her boyfriend hits her',
    'my friend was raped last weekend',
    'my son hears voices telling him to hurt us',
    'my brother says he will shoot up his school',
    'my uncle is touching my little sister',
  ])('"%s" is somebody else’s', (text) => {
    expect(assess(text)).toMatchObject({ whose: 'other' })
  })

  it.each(['my friend drugged me', 'my dad hits me', 'he raped me', 'my chest hurts and my left arm is numb'])(
    '"%s" is one’s own',
    (text) => {
      expect(assess(text)).toMatchObject({ whose: 'self' })
    },
  )
})

describe('whether it is over', () => {
  it.each([
    'I used to cut myself when I was 15',
    'Years ago I wanted to die',
    'I was suicidal in college, doing better now',
  ])('"%s" is', (text) => {
    expect(assess(text)).toMatchObject({ tier: 'checkin', isOver: true })
  })

  it.each(['I used to think about suicide and now it is back', 'I wanted to die last night'])('"%s" is not', (text) => {
    expect(isAlarm(assess(text))).toBe(true)
  })
})
