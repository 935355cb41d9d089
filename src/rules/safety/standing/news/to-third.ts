import { readNames } from '../people/helper-name.ts'

const toName = /\b(?:tell|say to|text|write to|write|explain (?:it |this )?to)\s+([a-z]{3,12})\b/i
const noName: ReadonlySet<string> = new Set(
  'him her them this that the someone somebody people anyone anybody everyone you then now first when back about everything myself before after instead like just here there and but what'.split(
    ' ',
  ),
)

/**
 * "What do I tell Dana when she gets here", in a chat about Eli: a third person, since the one in danger was named
 * first.
 */
export function asksForThirdPerson(message: string, earlier: readonly string[]): boolean {
  const name = toName.exec(message)?.[1]?.toLowerCase()
  const [inDanger] = readNames(earlier).keys()
  return name !== undefined && !noName.has(name) && inDanger !== undefined && name !== inDanger
}

/** "Should I tell the RA?" */
export function asksWhetherToTell(message: string): boolean {
  return /\b(?:should|shd|shall|do|must) i (?:\w+ ){0,2}?(?:tell|call|ring|phone|text|involve|report|let|go to)\b/i.test(
    message,
  )
}

/** "Should I tell her about the balcony too?", asked by the one in danger. Whether to call for help is answered elsewhere. */
export function asksWhetherToConfide(message: string): boolean {
  return /\b(?:[Ss]hould|[Ss]hd|[Ss]hall|[Mm]ust|[Cc]an|[Dd]o) [Ii] (?:\w+ ){0,2}?(?:tell|text|write(?: to)?|let) (?!(?:the |a |an )?(?:police|ambulance|911|112|999|988|line|hotline)\b)(?:her|him|them|my \w+|the \w+|[A-Z]\w+)\b/.test(
    message,
  )
}
