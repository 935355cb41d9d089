/** What to change first in a draft; undefined if it can go as it is. */
export type Flaw = 'heated' | 'blaming' | 'sorry' | 'hedged' | 'long' | 'asking'

export type Weighed = {
  flaw?: Flaw
  /** The words to remove, as they are written in the draft. */
  words: readonly string[]
  asksSomething: boolean
}

const heated =
  /\b(?:idiots?|stupid|hate you|shut up|screw you|f+u*c*k\w*|pathetic|losers?|shame on you|(?:you'll|you will) (?:pay|regret)|never speak to (?:me|you)|go to hell|disgusting|worst person|piece of)\b/gi
const blaming = /\byou (?:always|never|only ever|make me|made me)\b|\b(?:your|all your) fault\b/gi
const sorry =
  /\b(?:(?:so|really|very) sorry|sorry|apologi[sz]e|apologies|my fault|stupid question|to bother you|hate to ask|i know (?:it'?s|this is) (?:silly|stupid|a lot)|i know (?:you'?re|you are|you'?ve been) (?:really |so |very )?busy|ignore this|feel free to ignore)\b/gi
const hedged =
  /\b(?:just|maybe|kind of|sort of|a bit|a little|might|perhaps|probably|possibly|i guess|i was (?:just )?wondering|if that makes sense|i think)\b/gi

/** One apology or one hedge is fine; from this many on, the draft is better without. */
const tooMany = 2
const longest = 45
const mostQuestions = 2

export function weighDraft(text: string): Weighed {
  const plain = text.replaceAll('’', "'")
  const asked = plain.split('?').length - 1
  const found = (pattern: RegExp) => {
    const all = [...plain.matchAll(pattern)].map(([words]) => words)
    return all.filter((words, at) => all.findIndex((other) => isSame(other, words)) === at)
  }
  const weighed = (flaw: Flaw | undefined, words: readonly string[] = []): Weighed => ({
    ...(flaw ? { flaw } : {}),
    words,
    asksSomething: asked > 0,
  })
  const heat = found(heated)
  if (heat.length > 0) return weighed('heated', heat)
  const blame = found(blaming)
  if (blame.length > 0) return weighed('blaming', blame)
  const regrets = found(sorry)
  // "Sorry" twice is two apologies.
  if ([...plain.matchAll(sorry)].length >= tooMany || regrets.some((words) => isSame(words, 'my fault')))
    return weighed('sorry', regrets)
  const hedges = found(hedged)
  if (hedges.length >= tooMany) return weighed('hedged', hedges)
  if (plain.split(/\s+/).length > longest) return weighed('long')
  return weighed(asked > mostQuestions ? 'asking' : undefined)
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
