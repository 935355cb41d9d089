import { describe, expect, it } from 'vitest'
import { languageAnswers } from './languages.ts'

describe.each(['es', 'de', 'fr', 'pt', 'it'] as const)('the notice in %s', (language) => {
  it.each(languageAnswers[language])(
    'has a word for what was told, and is said once, in one language: "%s"',
    (text) => {
      const [first = ''] = text.split('. ')
      expect(first).not.toMatch(/WingMate|ingl|angl|engl/i)
      expect(text).not.toMatch(/\b(?:the|can|only read|mistakes|simple words)\b/)
      expect(text).toMatch(/ingl[eéê]s|anglais|Englisch/)
    },
  )
})
