import { describe, expect, it } from 'vitest'
import { assess } from '../assess.ts'
import { isAlarm } from '../assessment.ts'
import { attackers, attacks, everydayFrames, occasions, wishes, wishFrames } from './grids.ts'

// A list of messages only shows that those messages are found. A grid shows that it does not depend on the words around
// them.

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
    ['es', 'quiero morir', 'no quiero vivir', 'Me quiero matar... quiero matarme', 'mi novio me pega'],
    ['fr', 'je veux mourir', "j'ai envie d'en finir, je veux mourir", 'mon mari me frappe', "j'ai été violée"],
    ['de', 'ich will nicht mehr leben', 'Ich möchte sterben', 'mein Freund schlägt mich', 'ich ritze mich'],
    ['pt', 'quero morrer', 'não quero mais viver', 'meu marido me bate', 'tomei todos os remédios'],
    ['it', 'voglio morire', 'non voglio più vivere', 'mio marito mi picchia', 'ho preso tutte le pastiglie'],
  ])('the plainest words are found: %s', (_, ...texts) => {
    expect(calm(texts)).toEqual([])
  })

  it.each([
    'quiero morirme de vergüenza',
    'no quiero morir',
    'je ne veux pas mourir',
    'je suis morte de rire',
    'ich will nicht sterben, ich will tanzen',
    'quase morri de vergonha',
    'voglio morire di vergogna',
    'hola, tengo una entrevista mañana',
  ])('harmless messages that sound similar are not: %s', (text) => {
    expect(isAlarm(assess(text))).toBe(false)
  })
})
