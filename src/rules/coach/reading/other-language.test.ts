import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { otherLanguageOf } from './other-language.ts'

describe('a message in another language', () => {
  it.each([
    ['hola, tengo mucho miedo de hablar en público', 'es'],
    ['ich habe morgen ein Vorstellungsgespräch und habe Angst', 'de'],
    ["j'ai très peur de parler avec les gens", 'fr'],
    ['eu tenho medo de falar com as pessoas', 'pt'],
    ['ho paura di parlare con la gente', 'it'],
    ['你好', 'other'],
    ['мне страшно завтра', 'other'],
  ])('%s: %s', (message, language) => {
    expect(otherLanguageOf(message)).toBe(language)
  })

  it('is not seen in any message of ours', () => {
    const texts = ['understanding', 'train'].flatMap((name) =>
      readFileSync(`eval/coach/${name}.jsonl`, 'utf8')
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { text: string }).text),
    )
    expect(texts.filter((text) => otherLanguageOf(text) !== undefined)).toEqual([])
  })
})
