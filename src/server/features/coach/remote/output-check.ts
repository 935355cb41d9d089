import { outputRules } from './output-rules.ts'
import { countWords, sentenceKey } from './sentences.ts'

export type OutputLimits = {
  /** Titles of the items the plan offers. */
  offered: readonly string[]
  /** Titles of everything else we have. */
  notOffered: readonly string[]
  /** What the model was told; none of it may come back. */
  prompt: string
  /** Keys of sentences said within the last turns. */
  said: ReadonlySet<string>
}

/** The name of the rule a sentence breaks, or undefined. Deterministic, and never throws. */
export type OutputCheck = (sentence: string) => string | undefined

/** As many words in a row as nobody repeats by chance. */
const leakWords = 9

export function createOutputCheck(limits: OutputLimits): OutputCheck {
  const leaks = new Set(runsOfWords(limits.prompt))
  const offered = limits.offered.map(sentenceKey)
  const notOffered = limits.notOffered.map(sentenceKey).filter((title) => title.split(' ').length > 2)
  let before = ''

  return (sentence) => {
    const line = plainLine(sentence)
    // A claim can be spread over two sentences or lines; the first alone was harmless.
    const both = `${before} ${line}`.trim()
    before = line
    const broken = findBrokenRule(line) ?? findBrokenRule(both)
    if (broken) return broken
    if (runsOfWords(both).some((run) => leaks.has(run))) return 'leaks_the_prompt'
    if (namedItems(sentence).some((name) => !isOffered(name, offered))) return 'invents_an_item'
    const key = sentenceKey(sentence)
    if (notOffered.some((title) => ` ${key} `.includes(` ${title} `) && !isOffered(title, offered)))
      return 'names_an_item_without_a_card'
    if (countWords(sentence) > 3 && limits.said.has(key)) return 'repeats_itself'
    return undefined
  }
}

function findBrokenRule(line: string): string | undefined {
  return outputRules.find(({ pattern, unless }) => pattern.test(line) && !unless?.test(line))?.name
}

/** One line of lower-case words, without what is only there to dress or to hide them. */
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

function runsOfWords(text: string): string[] {
  const words = sentenceKey(text).split(' ')
  const count = Math.max(0, words.length - leakWords + 1)
  return Array.from({ length: count }, (_, at) => words.slice(at, at + leakWords).join(' '))
}

const thing =
  '(?:techniques?|exercises?|challenges?|articles?|lessons?|guides?|activit(?:y|ies)|cards?|cues?|courses?|modules?|videos?|books?|apps?|podcasts?|programs?|worksheets?|methods?)'
const named = [
  // The "Quiet Anchor" exercise.
  new RegExp(`["“‘*_]([^"”’*_]{3,60})["”’*_]+\\s+${thing}\\b`, 'giu'),
  // The Quiet Anchor exercise, the 5-4-3-2-1 technique.
  new RegExp(
    `\\b(?:[Tt]he|[Oo]ur|[Mm]y|[Aa]n?|[Tt]ry|[Dd]o|[Uu]se)\\s+((?:\\p{Lu}|\\d)[\\p{L}\\d’'-]*(?:\\s+(?:\\p{Lu}[\\p{L}\\d’'-]*|\\d+|of|the|and|to|a|in|for|your))*)\\s+${thing}\\b`,
    'gu',
  ),
  // An exercise called quiet anchor.
  new RegExp(`\\b${thing}\\s+(?:called|named|titled)\\s+["“‘*_]?([^"”*_.,;:?!]{3,60})`, 'giu'),
]

function namedItems(sentence: string): string[] {
  return named.flatMap((pattern) => [...sentence.matchAll(pattern)].map(([, name = '']) => sentenceKey(name)))
}

function isOffered(name: string, offered: readonly string[]): boolean {
  return offered.some((title) => title === name || title.startsWith(`${name} `) || name.startsWith(`${title} `))
}
