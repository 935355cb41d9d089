import { describe, expect, it } from 'vitest'
import { assess } from './assess.ts'
import { isAlarm } from './assessment.ts'
import { attackers, attacks, everydayFrames, occasions, wishes, wishFrames } from './testing/grids.ts'

// A list of messages shows that those messages are found. A grid shows that it does not hang on the words around them.

function calm(texts: readonly string[]): string[] {
  return texts.filter((text) => !isAlarm(assess(text)))
}

describe('whatever the words around it', () => {
  it.each(wishes)('"$to" is found', ({ to, ing, ed }) => {
    const texts = wishFrames.map((frame) => frame.replace('{to}', to).replace('{ing}', ing).replace('{ed}', ed))
    expect(calm(texts)).toEqual([])
  })

  it.each(attackers)('what %s does is found', (attacker) => {
    expect(calm(attacks.map((attack) => `${attacker} ${attack}`))).toEqual([])
  })

  it.each(everydayFrames)('"%s" raises no alarm', (frame) => {
    const texts = occasions.map((occasion) => frame.replace('{x}', occasion))
    expect(texts.filter((text) => isAlarm(assess(text)))).toEqual([])
  })
})

describe('in other languages', () => {
  it.each([
    'quiero morir',
    'ich will nicht mehr leben',
    'je veux mourir',
    'no quiero vivir',
    'Me quiero matar... quiero matarme',
  ])('the plainest words are found: %s', (text) => {
    expect(calm([text])).toEqual([])
  })
})
