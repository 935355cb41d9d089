import { describe, expect, it } from 'vitest'
import { languageOf } from './foreign-danger.ts'

describe('the language of a message', () => {
  it.each([
    ['yo no puedo dormir, estoy muy cansada y no tengo a nadie', 'es'],
    ['je ne peux pas dormir, je suis seule et il crie', 'fr'],
    ['ich kann nicht schlafen und er ist wieder da', 'de'],
    ['non riesco a dormire, sono sola e lui grida', 'it'],
  ])('"%s" is plain', (text, language) => {
    expect(languageOf(text)).toBe(language)
  })

  it.each([
    "nanginig kamay ko sa catheter tas si ma'am sabi",
    'ok ginising ko na si Trish. kinuha niya yung bag',
    'me nan said o no',
  ])('"%s" is none that we answer in', (text) => {
    expect(languageOf(text)).toBeUndefined()
  })
})
