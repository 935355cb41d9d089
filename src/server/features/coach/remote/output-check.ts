import { sentencesOf, wordsOf } from '../engine/reading/sentences.ts'
import { outputRules, urgesHelp } from './output-rules.ts'

export type OutputLimits = {
  /** The model's instructions, which must not appear in a reply. */
  secret: string
  /** The coach's latest replies. */
  said: readonly string[]
}

/** The name of the rule that a complete reply breaks, or undefined. Deterministic, and never throws. */
export type OutputCheck = (reply: string) => string | undefined

/** More words in a row than anybody repeats by chance. */
const leakWords = 9
const longestReply = 200
/** Shorter sentences are similar by chance. */
const repeatedWords = 5

/** Our own check, independent of the provider's second look. */
export function createOutputCheck({ secret, said }: OutputLimits): OutputCheck {
  const leaks = new Set(runsOfWords(secret))
  const before = new Set(said.flatMap(sentencesOf).map(keyOf))
  return (reply) => {
    const line = plainLine(reply)
    const own = line.replace(/"[^"]*"/g, ' ')
    const isUrgent = urgesHelp.test(line)
    const broken = outputRules.find(
      ({ pattern, unless, yieldsToHelp, isOwnVoice }) =>
        pattern.test(isOwnVoice ? own : line) && !unless?.test(line) && !(yieldsToHelp && isUrgent),
    )
    if (broken) return broken.name
    if (runsOfWords(reply).some((run) => leaks.has(run))) return 'leaks_the_prompt'
    const words = wordsOf(reply).length
    if (words === 0) return 'empty'
    if (words > longestReply) return 'too_long'
    const isRepeated = sentencesOf(reply).some((one) => wordsOf(one).length >= repeatedWords && before.has(keyOf(one)))
    return isRepeated ? 'repeats_itself' : undefined
  }
}

/** Plain text without shouting, and with no phone numbers but those of the person's own country. */
export function tidy(reply: string, numbers: readonly string[]): string {
  const allowed = new Set(
    numbers.flatMap((line) => line.match(/\d[\d ().-]*/g) ?? []).map((number) => digitsOf(number)),
  )
  return reply
    .replace(/[*_`#]+/g, '')
    .replace(/!+/g, '.')
    .replace(/\+?\d[\d ().-]*\d/g, (number) =>
      isLine(number) && !allowed.has(digitsOf(number)) ? 'your local emergency number' : number,
    )
    .trim()
}

/** Looks like a phone number: a short emergency number, or at least seven digits. A year or a time does not. */
function isLine(number: string): boolean {
  const digits = digitsOf(number)
  return digits.length >= 7 || emergency.has(digits)
}

const emergency: ReadonlySet<string> = new Set([
  '911',
  '999',
  '112',
  '000',
  '111',
  '988',
  '116123',
  '13114',
  '1737',
  '741741',
  '85258',
])
const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Whether it urges somebody to get help now. */
export function sendsToHelp(reply: string): boolean {
  return urgesHelp.test(plainLine(reply))
}

/** One line of lower-case words, without decoration or characters that hide them. */
function plainLine(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Mn}]/gu, '')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[*_#~]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

const keyOf = (text: string) => wordsOf(text).join(' ')

function runsOfWords(text: string): string[] {
  const words = wordsOf(text)
  const count = Math.max(0, words.length - leakWords + 1)
  return Array.from({ length: count }, (_, at) => words.slice(at, at + leakWords).join(' '))
}
