import { foreignWords } from '#content/coach/crisis/languages/compose-foreign.ts'
import type { OtherLanguage } from '#rules/coach/reading/other-language.ts'

const inEnglish: readonly string[] = [
  'I can only read English so far. A few simple words are enough, and mistakes are fine.',
  'English is the only language I can follow yet. Short and simple is enough, and I can work with mistakes.',
]

/** Replies to messages in another language: in that language, so that they are understood, and then in English. */
export const languageAnswers: Readonly<Record<OtherLanguage, readonly string[]>> = {
  es: withEnglish('es'),
  de: withEnglish('de'),
  fr: withEnglish('fr'),
  pt: withEnglish('pt'),
  it: withEnglish('it'),
  other: inEnglish,
}

function withEnglish(language: keyof typeof foreignWords): readonly string[] {
  return foreignWords[language].onlyEnglish.map((words, at) => `${words}\n\n${inEnglish[at % inEnglish.length]}`)
}
