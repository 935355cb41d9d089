import { isIn, keysOf, tableOf } from '../../closed-sets.ts'
import type { Answer } from '../answers.ts'
import { createPhraseFinder } from '../phrases/phrase-list.ts'
import { facts } from '../standing/facts.ts'
import type { News } from '../standing/news/news.ts'
import type { Language } from '../state.ts'
import { nots, plainLine } from './foreign-danger.ts'
import { readLineQuestions } from './line-questions.ts'
import { germanNews } from './news/de.ts'
import { spanishNews } from './news/es.ts'
import { frenchNews } from './news/fr.ts'
import { italianNews } from './news/it.ts'
import { portugueseNews } from './news/pt.ts'
import type { ForeignNewsWords } from './news/words.ts'
import { readThreats } from './threats.ts'

type Name = keyof ForeignNewsWords
type Group = { language: Exclude<Language, 'en'>; name: Name; phrases: readonly string[] }

const words: Readonly<Record<Exclude<Language, 'en'>, ForeignNewsWords>> = {
  es: spanishNews,
  fr: frenchNews,
  de: germanNews,
  pt: portugueseNews,
  it: italianNews,
}
const isAnswer = (name: Name) => name === 'yes' || name === 'no'
const names: readonly Name[] = [
  ...facts,
  'no_phone',
  'which_number',
  'what_to_write',
  'company',
  'coming',
  'denial',
  'nobody',
  'worse',
  'yes',
  'no',
]
const groups: readonly Group[] = keysOf(words).flatMap((language) =>
  names.map((name) => ({ language, name, phrases: words[language][name] ?? [] })),
)
const news = groups.filter(({ name }) => !isAnswer(name))

const find = createPhraseFinder(news)
const findAnswer = createPhraseFinder(groups.filter(({ name }) => isAnswer(name)))

/** "No, estoy a salvo" answers our question; "no estoy a salvo" is the opposite. */
const noAlone = /(?<!\p{L})(?:no|non|nein|n[aã]o|ne)\s*[,.;:!…]/giu
const negated = tableOf(
  keysOf(nots),
  (language) => new RegExp(`(?:^| )(?:${nots[language]}|quase|casi|presque|fast|quasi) (?:\\S+ )?$`),
)
/** "When my mother is here": not that she is. Without its accent, the Spanish "si" may also be a yes. */
const ifs: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  es: 'cuando|ojala',
  fr: 'si|s|quand|lorsque',
  de: 'wenn|falls|sobald|bis|ob',
  pt: 'se|quando|ate',
  it: 'se|quando|finche',
}
const conditions = tableOf(keysOf(ifs), (language) => new RegExp(`(?:^| )(?:${ifs[language]}) (?:\\S+ ){0,2}$`))
/** "Estoy seguro de que", "bin sicher, dass": sure, not safe. */
const certain = /^(?:(?:de|di) )?(?:que|qu|dass|che) /

/** Words for a sister say how bad it is. A boss is asked for a free day, in other words. */
const superior =
  /(?:^| )(?:chef|cheff?e|chefin|vorgesetzten?|manager|managerin|patron|patronne|responsable|jef[ea]|chefe|gerente|cap[oa]|direttore|direttrice|superiore|recruteur|entrevistador) /

/** "Merci, bonne nuit à toi" is not the beginning of a talk. */
const fewWords = 5

const requests = ['what_to_write', 'no_phone', 'which_number'] as const

/**
 * Adds what a message says in another language to what was read in English. Where the danger is another person, "he is
 * here" is no company; so it only counts as such if `mayComfort` says that nobody is feared.
 */
export function withForeignNews(news: News, text: string, language: Language, mayComfort = false): News {
  if (language === 'en') return news
  const line = plainLine(text.replace(noAlone, ' '))
  const told = find(line)
    .filter(({ group }) => group.language === language)
    .filter(({ group, start, end }) => {
      const before = line.slice(0, start)
      // "Je sais pas quoi lui dire" asks for words, and the "not" is a part of asking.
      if (group.name === 'what_to_write') return !superior.test(line)
      const isMeant = !negated[group.language].test(before) && !conditions[group.language].test(before)
      return isMeant && !certain.test(line.slice(end))
    })
    .map(({ group }) => group.name)
  const lineQuestions = readLineQuestions(line, language)
  const asked = lineQuestions.length > 0 ? 'what_happens' : undefined
  const request = requests.find((name) => told.includes(name)) ?? asked
  const lineNumber = /\d(?:[ \d-]{0,14}\d)/.exec(text)?.[0].replace(/\D/g, '')
  const isCompany = told.includes('company') && mayComfort
  const isComing = told.includes('coming') && mayComfort
  const own = told.filter((name) => isIn(facts, name))
  const stance = told.find((name) => name === 'denial' || name === 'nobody')
  const isLong = text.trim().split(/\s+/).length > fewWords
  const says = text.includes('?') ? 'question' : isLong ? 'more' : undefined
  return {
    ...news,
    ...(says ? { says } : {}),
    threats: readThreats(line, language),
    facts: [
      ...new Set([
        ...news.facts,
        ...own,
        ...(isComing ? (['help_coming'] as const) : []),
        ...(isCompany ? (['with_someone'] as const) : []),
      ]),
    ],
    ...(told.includes('worse') ? { isWorse: true } : {}),
    ...(request ? { request } : {}),
    ...(stance ? { stance } : {}),
    // Nobody who has said so is asked who is with them.
    ...(stance === 'nobody' ? { answers: [...(news.answers ?? []), 'alone' as const] } : {}),
    ...(asked ? { lineQuestions, ...(lineNumber ? { lineNumber } : {}) } : {}),
  }
}

/** "Sí, está aquí" is a yes; "si pudiera" is not, nor is "no sé" a no. */
export function readForeignAnswer(text: string, language: Language): Answer | undefined {
  const [beginning = ''] = text.split(/[,.;:!?\u2026\n]/)
  // In a phrase, the signs for a beginning and an end stand for full stops.
  const found = findAnswer(`. ${plainLine(beginning)}. `).find(({ group }) => group.language === language)
  return found?.group.name === 'yes' || found?.group.name === 'no' ? found.group.name : undefined
}
