import { isControlled, tellsOfBlows } from '../situation/controlled.ts'

/** Nouns for people, by the pronoun used of them. */
const nouns = {
  he: 'husband|hubby|boyfriend|bf|fiance|fiancé|dad|daddy|father|stepdad|stepfather|brother|bro|uncle|grandpa|grandfather|son',
  she: 'wife|girlfriend|gf|fiancee|fiancée|mom|mum|mommy|mother|mother-in-law|stepmom|stepmother|sister|sis|aunt|auntie|grandma|gran|nan|daughter',
  they: 'partner|spouse|ex|parents|folks|family|in-laws|friend|friends|mate|bestie|coworker|co-worker|colleague|boss|manager|gaffer|supervisor|foreman|tutor|nurse|counsellor|counselor|coach|landlord|landlady|neighbor|neighbour|teacher|doctor|therapist|roommate|flatmate|cousin',
} as const
type Pronoun = keyof typeof nouns

const partners = /^(?:husband|hubby|boyfriend|bf|fianc[eé]e?|wife|girlfriend|gf|partner|spouse|ex)$/

const everybody = Object.values(nouns).join('|')
const named = new RegExp(String.raw`\bmy (?:(?!best\b)[\w-]+ ){0,2}?(?:best )?(${everybody})\b(?!'s? \w)`, 'gi')
const target = new RegExp(
  String.raw`\b(?:tell(?:ing)?|say(?:ing)?(?: (?!that\b|to\b)[\w']+){0,4}? to|words? (?:for|to)|talk(?:ing)? to|speak(?:ing)? to|ask(?:ing)?|(?:bring|break|put|mention|explain|phrase)(?:ing)?(?: (?!to\b|with\b)[\w']+){0,5}? (?:up )?(?:to|with)|confide in|open up to|let)(?: (?:just|maybe|even))? (him|her|them|(?:my|the) (?:[\w-]+ ){0,2}?(?:${everybody})|somebody|someone|anyone|anybody)\b`,
  'gi',
)

const plain = (text: string) => text.replaceAll(/[’‘]/g, "'")

function nounsIn(text: string): string[] {
  return [...plain(text).matchAll(named)].map(([, noun = '']) => noun.toLowerCase())
}

function pronounOf(noun: string): Pronoun {
  return (Object.keys(nouns) as Pronoun[]).find((one) => nouns[one].split('|').includes(noun)) ?? 'they'
}

/** The one who decides over them or has hurt them, by the word they use: "husband", "dad". */
function fearedIn(texts: readonly string[]): string | undefined {
  const told = texts.filter((text) => isControlled([text]) || tellsOfBlows([text])).flatMap(nounsIn)
  const all = texts.flatMap(nounsIn)
  return told.find((noun) => partners.test(noun)) ?? all.find((noun) => partners.test(noun)) ?? told[0]
}

export type Meant = { who: 'feared' } | { who: 'confidant'; noun: string | undefined }

/**
 * "What do I say to her": to the one who decides over them, or to somebody who could know? A pronoun means whoever was
 * named last, because in some couples both are "she".
 */
export function whomTheyMean(texts: readonly string[]): Meant | undefined {
  const message = plain(texts.at(-1) ?? '')
  const feared = fearedIn(texts)
  const all = [...message.matchAll(target)]
  const found = all.at(-1)
  if (!found?.[1]) return undefined
  const word = found[1].toLowerCase()
  if (/^(?:some|any)/.test(word)) return { who: 'confidant', noun: undefined }
  const own = word.startsWith('my ') || word.startsWith('the ') ? word.split(' ').at(-1) : undefined
  if (own) return own === feared || partners.test(own) ? { who: 'feared' } : { who: 'confidant', noun: own }
  const pronoun: Pronoun = word === 'him' ? 'he' : word === 'her' ? 'she' : 'they'
  const before = [...texts.slice(0, -1), message.slice(0, found.index)].toReversed()
  const fits = (noun: string) => pronoun === 'they' || ['they', pronoun].includes(pronounOf(noun))
  const last = before.flatMap((text) => nounsIn(text).toReversed()).find(fits)
  if (!last) return { who: 'feared' }
  return last === feared || partners.test(last) ? { who: 'feared' } : { who: 'confidant', noun: last }
}
