import { keysOf, tableOf } from '../../closed-sets.ts'
import type { Assessment } from '../assessment.ts'
import { createPhraseFinder } from '../phrases/phrase-list.ts'
import type { Language } from '../state.ts'
import type { ForeignGroup } from './foreign-group.ts'
import { findNoMore } from './no-more.ts'
import { germanPhrases } from './phrases/de.ts'
import { spanishPhrases } from './phrases/es.ts'
import { frenchPhrases } from './phrases/fr.ts'
import { italianPhrases } from './phrases/it.ts'
import { portuguesePhrases } from './phrases/pt.ts'

const find = createPhraseFinder<ForeignGroup>([
  ...spanishPhrases,
  ...frenchPhrases,
  ...germanPhrases,
  ...portuguesePhrases,
  ...italianPhrases,
])

/** Lower case, no accents, single spaces: the form in which the phrases are written. */
export function plainLine(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return `${words} `
}

/** "No" is a not in Spanish, and "in the" in Portuguese. */
export const nots: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  es: 'no|ni|sin|nunca|jamas',
  fr: 'ne|n|pas|ni|sans|jamais|plus',
  de: 'nicht|nie|kein|keine|keinen|ohne',
  pt: 'nao|naum|n|nn|nem|sem|nunca|jamais',
  it: 'non|nn|ne|senza|mai',
}
const negations = tableOf(keysOf(nots), (language) => new RegExp(`(?:^| )(?:${nots[language]}) $`))

/** What a reason ends with if all that was said is "I can't go on". */
const noMore = 'no_more'

export function saysOnlyNoMore({ reasons }: Pick<Assessment, 'reasons'>): boolean {
  return reasons[0]?.endsWith(noMore) === true
}

export type ForeignDanger = { assessment: Assessment; language: Exclude<Language, 'en'> }

/** Danger in plain words of a language other than English. */
export function findForeignDanger(text: string): ForeignDanger | undefined {
  const line = plainLine(text)
  // "Me corto" is a wound in Portuguese, and in Spanish it is being shy.
  const spoken = languageOf(text)
  const isForeign = spoken !== undefined && spoken !== 'en'
  const found = find(line)
    .filter(({ group }) => !isForeign || group.language === spoken)
    .filter(({ group, start }) => group.ignoresNegation || !negations[group.language].test(line.slice(0, start)))
  const [first] = found.toSorted((a, b) => weight(b.group) - weight(a.group))
  if (!first) return saidNoMore(text)
  const { kind, whose = 'self', tier, language } = first.group
  return { assessment: { tier, kind, whose, isOver: false, reasons: [`${language}_${kind}`] }, language }
}

/** "I can't go on", and nothing else: too little for an alarm, and too much to go on as if it had not been said. */
function saidNoMore(text: string): ForeignDanger | undefined {
  const language = findNoMore(text, plainLine)
  if (!language) return undefined
  const reasons = [`${language}_${noMore}`]
  return { assessment: { tier: 'checkin', kind: 'suicide', whose: 'self', isOver: false, reasons }, language }
}

/** When several dangers are found, the urgent one wins, then one about somebody else, then one about a child. */
function weight({ tier, kind, whose }: ForeignGroup): number {
  return (tier === 'imminent' ? 4 : 0) + (whose === 'other' ? 2 : 0) + (kind === 'child_abuse' ? 1 : 0)
}

const commonWords: Readonly<Record<Language, string>> = {
  en: 'i the and to is you it my me not that this of with have am was he she they do so but',
  es: 'yo el la que de no es mi me lo con por para una pero como esta estoy tengo muy ya si ella aqui hay',
  fr: 'je le la les que de ne pas est mon ma me avec pour une mais il elle suis ai tres oui non ici ce dans',
  de: 'ich der die das und ist nicht mein meine mir mich mit fur eine aber wie bin habe sehr ja nein er sie hier',
  pt: 'eu o a que de nao e meu minha me com por para uma mas como esta estou tenho muito ja sim ela aqui tem',
  it: 'io il la che di non e mio mia mi con per una ma come sono ho molto si no lui lei qui ce adesso',
}
const wordSets = Object.entries(commonWords).map(([language, words]) => ({
  language: language as Language,
  words: new Set(words.split(' ')),
}))

const english: ReadonlySet<string> = new Set(
  'the he she they them i you it is was and to my of from we what that this not with for are do did his her im'.split(
    ' ',
  ),
)

/** Words too common across languages to identify one: "a&e", "o no", "me nan". */
const anyLanguage: ReadonlySet<string> = new Set(['a', 'e', 'o', 'me', 'no', 'com', 'tem', 'die', 'per', 'mi'])

/** In a message that really is in the language, at least this share of its words is on the language's list. */
const leastShare = 0.25

/** The language a message is clearly written in. Undefined if it is too short or too mixed to tell. */
export function languageOf(text: string): Language | undefined {
  // Counts each word once: "no no" is as English as it is Spanish.
  const words = [...new Set(plainLine(text).trim().split(' '))].filter((word) => !anyLanguage.has(word))
  const counted = wordSets
    .map(({ language, words: common }) => ({ language, count: words.filter((word) => common.has(word)).length }))
    .toSorted((a, b) => b.count - a.count)
  const [first, second] = counted
  const inEnglish = words.filter((word) => english.has(word)).length
  if (!first || !second || first.count < 2 || first.count <= inEnglish) return undefined
  // "Tas si ma'am sabi" is Filipino; two small words that Italian also has do not make it Italian.
  if (first.count / words.length < leastShare) return undefined
  return first.count > second.count ? first.language : undefined
}

/** "Qué le escribo" could be French by its words, so a few words do not change the language of a talk. */
const fewWords = 6

/** The language in which to answer. `heard` is what the model for other languages is sure of. */
export function languageIn(message: string, before: Language | undefined, heard: Language | undefined): Language {
  const isShort = message.trim().split(/\s+/).length < fewWords
  if (isShort && before && before !== 'en') return before
  return heard ?? findForeignDanger(message)?.language ?? languageOf(message) ?? before ?? 'en'
}
