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

  it('is not found in any of our English messages', () => {
    const lines = readFileSync(new URL('../../../../training/data/own.jsonl', import.meta.url), 'utf8')
      .trim()
      .split('\n')
    const said = lines.map((line) => JSON.parse(line) as { text: string; intent?: string })
    const texts = said.filter(({ intent }) => intent !== undefined).map(({ text }) => text)
    expect(texts.length).toBeGreaterThan(1000)
    expect(texts.filter((text) => otherLanguageOf(text) !== undefined)).toEqual([])
  })
})
