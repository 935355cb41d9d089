import { describe, expect, it } from 'vitest'
import { assess } from '../assess.ts'
import { isAlarm } from '../assessment.ts'
import { dangerGrids } from './dangers.ts'

describe.each(dangerGrids)('$name', ({ kinds, dangers, neighbors }) => {
  it('is found in many wordings', () => {
    expect(dangers.filter((text) => !isAlarm(assess(text)))).toEqual([])
  })

  it('is recognized as the right kind', () => {
    const kindOf = (text: string) => assess(text).kind
    expect(dangers.filter((text) => !kinds.some((kind) => kind === kindOf(text)))).toEqual([])
  })

  it('is not found in harmless messages that sound similar', () => {
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
    'he say leave him alone he tired of life',
    "he's so tired of living i don't know what to do",
    'my brother is done with life and i am scared',
    'she hates being alive, she told me',
    'it have a empty strip of granny pressure tablets on he bed. like 20 gone. he say leave him alone',
    "the pills are gone and he's slurring his words",
    "my sister keeps dozing off and mom's tablets are missing",
    'It says "thank you for always being lovely to me. you were the best bit of thursdays. look after Biscuit for me x"',
  ])('"%s" is somebody else’s', (text) => {
    expect(assess(text)).toMatchObject({ whose: 'other' })
  })

  it.each([
    'my friend drugged me',
    'my dad hits me',
    'he raped me',
    'my chest hurts and my left arm is numb',
    "my husband left and there's no reason to live",
    'he says i am tired of life, and he is right',
    'he hit me and i hate being alive',
  ])('"%s" is the writer’s own', (text) => {
    expect(assess(text)).toMatchObject({ whose: 'self' })
  })

  it.each([
    'granny’s tablets are finished, can you remind me to call the pharmacy for her',
    'his meds are missing again, the pharmacy is useless',
    'he is sleepy and the box of chocolates is empty',
    'he saw the pen and said very loud "ah you shoot up at work?" and everybody laughed',
    'we have killed ourselves laughing over this plan',
  ])('"%s" is nobody’s', (text) => {
    expect(isAlarm(assess(text))).toBe(false)
  })
})

describe('whether it is over', () => {
  it.each([
    'I used to cut myself when I was 15',
    'Years ago I wanted to die',
    'I was suicidal in college, doing better now',
  ])('"%s" is over', (text) => {
    expect(assess(text)).toMatchObject({ tier: 'checkin', isOver: true })
  })

  it.each(['I used to think about suicide and now it is back', 'I wanted to die last night'])(
    '"%s" is not over',
    (text) => {
      expect(isAlarm(assess(text))).toBe(true)
    },
  )
})
