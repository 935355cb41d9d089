import { describe, expect, it } from 'vitest'
import { languageOf } from './foreign-danger.ts'

describe('the language of a message', () => {
  it.each([
    ['yo no puedo dormir, estoy muy cansada y no tengo a nadie', 'es'],
    ['je ne peux pas dormir, je suis seule et il crie', 'fr'],
    ['ich kann nicht schlafen und er ist wieder da', 'de'],
    ['non riesco a dormire, sono sola e lui grida', 'it'],
  ])('is recognized in "%s"', (text, language) => {
    expect(languageOf(text)).toBe(language)
  })

  it.each([
    "nanginig kamay ko sa catheter tas si ma'am sabi",
    'ok ginising ko na si Trish. kinuha niya yung bag',
    'me nan said o no',
  ])('is none that we can answer in: "%s"', (text) => {
    expect(languageOf(text)).toBeUndefined()
  })
})
