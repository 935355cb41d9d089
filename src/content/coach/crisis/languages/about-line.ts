import type { CrisisLine } from '#content/crisis/crisis.ts'
import { dayAndNight } from '#content/crisis/line.ts'
import type { LineQuestion } from '#rules/safety/languages/line-questions.ts'
import type { News } from '#rules/safety/standing/news/news.ts'
import type { Language } from '#rules/safety/state.ts'
import type { Help } from '../help.ts'
import type { ForeignMore } from './more/foreign-more.ts'

const shortestNumber = 3

const languageNames: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  pt: 'Portuguese',
  it: 'Italian',
}

/** A line that says in which languages it answers, and not in this one, is of no use to them. */
function answersIn({ detail }: CrisisLine, language: Exclude<Language, 'en'>): boolean {
  const isNamed =
    Object.values(languageNames).some((name) => detail.includes(name)) || /\bin (?:Dutch|English)\b/.test(detail)
  return !isNamed || detail.includes(languageNames[language])
}

/** The line they ask about: the one they name, else one they can call at any hour. */
export function lineInQuestion(
  { lines }: Help,
  language: Exclude<Language, 'en'>,
  lineNumber?: string,
): CrisisLine | undefined {
  const open = lines.filter(({ how }) => how !== 'web')
  const isNamed = ({ label }: CrisisLine) => lineNumber !== undefined && label.replace(/\D/g, '') === lineNumber
  const named = (lineNumber?.length ?? 0) >= shortestNumber ? open.filter(isNamed) : []
  const spoken = open.filter((line) => answersIn(line, language))
  const all = [...named.filter(({ how }) => how === 'call'), ...named]
  return (
    all[0] ??
    spoken.find((line) => line.how === 'call' && line.isAlwaysFree) ??
    spoken.find((line) => line.isAlwaysFree) ??
    spoken.find((line) => line.how === 'call') ??
    spoken[0] ??
    open[0]
  )
}

/** "le 3114", "CVV (188)", "SOS Amitié (www.sos-amitie.com)". */
export function lineName(line: CrisisLine, article: string): string {
  const to = line.label.replace(/^(?:Text|Call|Open) /, '').replace(' to ', ' → ')
  // "ANAR, for children and teenagers" is a name with an English explanation; only the name is used.
  const name = line.name.replace('?', '').replace(/, (?:for|up to|in|\d+ to) .*$/, '')
  if (name.startsWith(to)) return `${article}${to}`
  return name.includes(to) ? name : `${name} (${to})`
}

/** Answers what they ask about a line, from what the directory knows. What it does not know is said to be unknown. */
export function answersAboutLine(
  { lineQuestions = [], lineNumber }: Pick<News, 'lineQuestions' | 'lineNumber'>,
  help: Help,
  language: Exclude<Language, 'en'>,
  { line: words }: ForeignMore,
): readonly string[] {
  const line = lineInQuestion(help, language, lineNumber)
  const full = line ? lineName(line, words.article) : undefined
  const told = lineQuestions.flatMap((asked) => answer(asked, line, help, language, words))
  const isNamed = (text: string) => text.includes('{line}')
  return told
    .filter((text) => full !== undefined || !isNamed(text))
    .map((text) => (full ? text.replaceAll('{line}', full) : text))
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1))
}

function answer(
  asked: LineQuestion,
  line: CrisisLine | undefined,
  help: Help,
  language: Exclude<Language, 'en'>,
  words: ForeignMore['line'],
): readonly string[] {
  switch (asked) {
    case 'what':
      return [words.what.replace('{who}', line ? whoAnswers(line, words) : words.somebody)]
    case 'cost':
      return [costOf(line, words)]
    case 'hours':
      return hoursOf(line, help, language, words)
    case 'sends_help':
      return [words.sendsHelp]
    case 'disturbs':
      return [words.disturbs]
    case 'anonymous':
      return [words.anonymous]
  }
}

function whoAnswers({ detail }: CrisisLine, words: ForeignMore['line']): string {
  if (/psychologist|professional|nurse|counselor|social worker/i.test(detail)) return words.professional
  return /trained/i.test(detail) ? words.trained : words.somebody
}

function costOf(line: CrisisLine | undefined, words: ForeignMore['line']): string {
  if (!line || !/^Free(?:,|\.| from)/.test(line.detail)) return words.costUnknown
  return line.detail.startsWith('Free from a mobile') ? words.freeFromMobile : words.free
}

function hoursOf(
  line: CrisisLine | undefined,
  { lines }: Help,
  language: Exclude<Language, 'en'>,
  words: ForeignMore['line'],
): readonly string[] {
  if (line?.hours === dayAndNight) return [words.always]
  const other = lines.find((one) => one.hours === dayAndNight && one.how !== 'web' && answersIn(one, language))
  return [
    words.sometimes,
    other ? words.otherAlways.replace('{line}', lineName(other, words.article)) : words.noneAlways,
  ]
}
