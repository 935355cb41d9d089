import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isAlarm } from '#rules/safety/assessment.ts'
import { considerSafety } from '../consider-safety.ts'
import { readForeignEar } from './foreign-ear.ts'

const folder = join(import.meta.dirname, '../../../../../../model')
const ear = readForeignEar(folder)
const hear = (text: string) => ear?.(text)
const now = new Date('2026-03-02T18:00:00Z')

/** The first message of a chat, as the server decides it. */
function decide(message: string) {
  const foreign = hear(message)
  return considerSafety({ message, history: [], heard: undefined, foreign, state: null, country: 'other', now })
}

describe('the ear for other languages', () => {
  it.each([
    ['es', 'mañana tengo una entrevista y no sé qué ponerme'],
    ['fr', 'demain je dois parler devant toute la classe'],
    ['de', 'meine Kollegin redet nie mit mir in der Pause'],
    ['pt', 'amanhã é a festa da empresa e não conheço ninguém'],
    ['it', 'domani ho una riunione e non so cosa dire'],
  ])('knows %s: "%s"', (language, text) => {
    expect(hear(text)?.language).toBe(language)
    expect(hear(text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase())?.language).toBe(language)
  })

  it.each([
    'I have a date tonight and I keep thinking of cancelling',
    'no se but he said it anyway lol',
    'ok',
    'wahala dey o, my oga no gree',
    'my boss is called Herr Schmidt and he hates me',
    '',
  ])('takes English for English: "%s"', (text) => {
    expect(hear(text)).toBeUndefined()
  })

  it('is undefined if its file is missing', () => {
    expect(readForeignEar('/nowhere')).toBeUndefined()
  })
})

describe('danger in another language', () => {
  it.each([
    ['es', 'ya he escrito la carta para mi madre y esta noche no voy a volver a casa, ya no quiero seguir'],
    ['fr', 'j’ai tout rangé et donné mon chat à ma voisine, après ce soir je ne serai plus un poids pour personne'],
    ['de', 'ich habe alles geregelt, der Brief liegt auf dem Tisch, morgen muss sich keiner mehr um mich kümmern'],
    ['pt', 'já deixei tudo arrumado e a carta em cima da mesa, amanhã ninguém mais precisa se preocupar comigo'],
    ['it', 'ho sistemato tutto e lasciato la lettera sul tavolo, da domani non sarò più un peso per nessuno'],
  ])('%s: a goodbye is noticed, and answered in the language', (language, text) => {
    const { tier, state, reply } = decide(text)
    expect(tier).not.toBe('none')
    expect(state?.language).toBe(language)
    expect(reply?.text).not.toMatch(/\b(?:the|you|your|with)\b/)
  })

  it.each([
    'mañana tengo una entrevista y me muero de nervios',
    'j’ai peur de parler devant mes collègues demain',
    'ich habe morgen ein Date und weiß nicht, was ich anziehen soll',
    'amanhã apresento meu trabalho e fico vermelho toda vez',
    'domani ho un appuntamento e non so di cosa parlare',
  ])('an ordinary worry raises no alarm: "%s"', (text) => {
    expect(isAlarm(decide(text))).toBe(false)
  })
})
