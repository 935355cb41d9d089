import { foreignWords } from '#content/coach/crisis/languages/compose-foreign.ts'
import type { OtherLanguage } from '#rules/coach/reading/other-language.ts'

const inEnglish: readonly string[] = [
  'I can only read English so far. A few simple words are enough, and mistakes are fine.',
  'English is the only language I can follow yet. Short and simple is enough, and I can work with mistakes.',
]

/** Replies to messages in another language: in that language alone, so that nothing is said twice. */
export const languageAnswers: Readonly<Record<OtherLanguage, readonly string[]>> = {
  es: foreignWords.es.onlyEnglish,
  de: foreignWords.de.onlyEnglish,
  fr: foreignWords.fr.onlyEnglish,
  pt: foreignWords.pt.onlyEnglish,
  it: foreignWords.it.onlyEnglish,
  other: inEnglish,
}
