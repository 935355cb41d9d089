import type { OtherLanguage } from '#rules/coach/reading/other-language.ts'

const inEnglish: readonly string[] = [
  'I can only read English so far. A few simple words are enough, and mistakes are fine.',
  'English is the only language I can follow yet. Short and simple is enough, and I can work with mistakes.',
]

/** Replies to messages in another language: in that language, so that they are understood, and then in English. */
export const languageAnswers: Readonly<Record<OtherLanguage, readonly string[]>> = {
  es: inEnglish.map((words) => `Por ahora solo entiendo inglés. Unas pocas palabras sencillas bastan. ${words}`),
  de: inEnglish.map((words) => `Ich verstehe bisher nur Englisch. Ein paar einfache Wörter genügen. ${words}`),
  fr: inEnglish.map(
    (words) => `Pour l’instant, je ne comprends que l’anglais. Quelques mots simples suffisent. ${words}`,
  ),
  pt: inEnglish.map((words) => `Por enquanto só entendo inglês. Algumas palavras simples bastam. ${words}`),
  it: inEnglish.map((words) => `Per ora capisco solo l’inglese. Bastano poche parole semplici. ${words}`),
  other: inEnglish,
}
