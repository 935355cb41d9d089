import { keysOf } from '../../closed-sets.ts'

/** Languages in which the coach can at least apologise. `other` is a script it cannot read. */
export type OtherLanguage = 'es' | 'de' | 'fr' | 'pt' | 'it' | 'other'

/** Small words that nearly every sentence in the language has, and English does not. */
const smallWords: Readonly<Record<Exclude<OtherLanguage, 'other'>, ReadonlySet<string>>> = {
  es: new Set(
    'hola el los las una que de en mi tengo tienes hablar como pero porque muy mucho miedo estoy soy para con por gente trabajo puedo quiero ayuda gracias mañana cuando'.split(
      ' ',
    ),
  ),
  de: new Set(
    'ich bin ist nicht und der das ein eine mit habe habt mir mich wie aber weil auf zu für morgen angst meine meinem meiner kann keine hilfe danke wenn sehr vor'.split(
      ' ',
    ),
  ),
  fr: new Set(
    "je suis ne pas le les une des et est mon ma mes avec pour dans que qui j'ai c'est mais très peur demain comment parler aide merci bonjour quand".split(
      ' ',
    ),
  ),
  pt: new Set(
    'eu não uma que com para meu minha estou tenho medo falar muito mas porque como amanhã olá obrigado obrigada ajuda trabalho quando você'.split(
      ' ',
    ),
  ),
  it: new Set(
    'io sono non il gli una che di con per mio mia ho paura parlare molto ma perché come domani ciao grazie aiuto lavoro quando della'.split(
      ' ',
    ),
  ),
}

const english = new Set(
  'i the a and to my me is it of in that you was for on with have do not what how but so at be am are'.split(' '),
)

const fewestHits = 2

/** The language of a message, if it is clearly not English. */
export function otherLanguageOf(message: string): OtherLanguage | undefined {
  const text = message.slice(0, 600).toLowerCase().replaceAll('’', "'")
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters >= 2 && latin < letters / 2) return 'other'
  const words: readonly string[] = text.match(/[\p{L}']+/gu) ?? []
  const hitsOf = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  const inEnglish = hitsOf(english)
  const [best] = keysOf(smallWords)
    .map((language) => ({ language, hits: hitsOf(smallWords[language]) }))
    .toSorted((a, b) => b.hits - a.hits)
  return best && best.hits >= fewestHits && best.hits > inEnglish * 2 ? best.language : undefined
}
