import { type Helper, helperWords } from './helper.ts'

/** The names of people close to them, and their relation. Read again from each chat, and never stored. */
export type Names = ReadonlyMap<string, Helper>

const relations = Object.values(helperWords).join('|')
const afterRelation = new RegExp(
  `\\b(?:my|our|(?:have|got) (?:a|one)) (?:[a-z]+ )?(${relations})(?:['’]?s name is|,| is called| called| named)? ([a-z]{3,12})\\b`,
  'gi',
)
const bareRelation = new RegExp(`\\b(${relations}) ([A-Za-z]{3,12})\\b`, 'gi')
const beforeRelation = new RegExp(`\\b([A-Z][a-z]{2,11}),? (?:is )?my (?:[a-z]+ )?(${relations})\\b`, 'g')

/**
 * Words that can follow "my brother" without being a name. This way, people who write without capitals are understood
 * too.
 */
const words: ReadonlySet<string> = new Set(
  'is was has had have are were lives live said say tell told tells know knew call came come left died and or who that which in at on from with to for will would can could does did do just got get keep never always also still think thought hate love made make about because but if when then so it he she they we you his her their me my him them here there now today tonight tomorrow next not no yes back home the a an too very really even only out up down over off again either though already maybe probably wont cant doesnt isnt didnt want need ask went go gave give see saw found find put take took text sent send write wrote visit moved drunk asleep awake angry mad upset away work school one two first last night while until till after before than like threw broke fell ran sat stood felt kept spoke drove flew grew held hid hung laid lost meant met paid quit read rode rang rose sang sold shook shot shut slept slid spent stole struck swore taught tore woke wore won bought brought caught chose cut drew drank ate fed fought forgot froze hurt led lent let beat became began bent bit blew built burst cost swam swept yells cry cries must may might should hung prob probs defo def deffo obvs tbh idk lol rn ngl rly its this that these those im hes shes theyre ive ok okay please what how why where since also her him everybody everyone nobody anybody anyone somebody someone all both each them us'.split(
    ' ',
  ),
)

const isVerb = /(?:s|ed|ing|ly)$/

export function readNames(texts: readonly string[]): Names {
  const names = new Map<string, Helper>()
  for (const text of texts) {
    for (const [, relation = '', name = ''] of text.matchAll(afterRelation)) {
      const isCapital = /^[A-Z][a-z]/.test(name)
      const isWord = words.has(name.toLowerCase()) || (!isCapital && isVerb.test(name))
      const helper = helperFor(relation)
      if (!isWord && helper) names.set(name.toLowerCase(), helper)
    }
    // "Neighbor Walt has a key": without "my", only the capital shows that it is a name.
    for (const [, relation = '', name = ''] of text.matchAll(bareRelation)) {
      const helper = helperFor(relation)
      if (helper && /^[A-Z][a-z]/.test(name) && !words.has(name.toLowerCase())) names.set(name.toLowerCase(), helper)
    }
    for (const [, name = '', relation = ''] of text.matchAll(beforeRelation)) {
      const helper = helperFor(relation)
      if (helper && !words.has(name.toLowerCase())) names.set(name.toLowerCase(), helper)
    }
  }
  for (const name of names.keys()) if (isGone(name, texts)) names.delete(name)
  return names
}

/** Somebody who died, left or hurts them cannot be turned to, whatever they are called. */
const gone =
  /\b(?:died|dead|dies|passed(?: away)?|killed|buried|funeral|lost (?:him|her|them)|moved out|walked out|left (?:me|us)|broke up|split up|divorc\w*|separated|estranged|ex|blocked|hits?|beats?|hurts? me|hurting|scares?|afraid of|scared of|threatens?)\b/i

function isGone(name: string, texts: readonly string[]): boolean {
  const own = new RegExp(`\\b${name}\\b`, 'i')
  return texts.flatMap((text) => text.split(/[.!?\n]+/)).some((sentence) => own.test(sentence) && gone.test(sentence))
}

function helperFor(relation: string): Helper | undefined {
  return (Object.keys(helperWords) as Helper[]).find((helper) =>
    new RegExp(`^(?:${helperWords[helper]})$`, 'i').test(relation),
  )
}

/** Turns "pawels here" into "my brother is here", so that the rules for relations apply to names as well. */
export function withRelations(text: string, names: Names): string {
  let read = text
  for (const [name, helper] of names) {
    const their = new RegExp(`\\b(?:my|our) (?:[a-z]+ )?(?:${helperWords[helper]}),? ${name}\\b`, 'gi')
    const is = new RegExp(
      `\\b${name}(?:['’]?s|s)(?= (?:here|coming|on|at|with|not|in|outside|putting|driving|getting|going)\\b)`,
      'gi',
    )
    read = read
      .replace(their, `my ${helper}`)
      .replace(is, `my ${helper} is`)
      .replace(new RegExp(`\\b${name}\\b`, 'gi'), `my ${helper}`)
  }
  return read
}

/** The name we may use for a helper. Undefined if two names share the relation. */
export function nameOf(helper: Helper | undefined, names: Names): string | undefined {
  const own = [...names].filter(([, relation]) => relation === helper).map(([name]) => name)
  const [name] = own
  return name !== undefined && own.length === 1 ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : undefined
}
