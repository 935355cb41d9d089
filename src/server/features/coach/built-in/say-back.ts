import { asGerund, startsWithVerb } from './gerund.ts'
import type { Gist } from './gist.ts'

/** Turns of "you have to call your landlord" that a listener would say, the most natural first. */
const turns: readonly (readonly [RegExp, (...found: string[]) => string | undefined])[] = [
  [/^you(?:'ve got| have| got) ((?:a|an|another|two|three|four|five|your|this|that) .+)$/, (thing) => thing],
  [/^there(?:'s| is| are) ((?:a|an|another|this|two|three|some|someone) .+)$/, (thing) => thing],
  [
    /^you(?:'ve got to| have to| need to| must| got to|'re supposed to|'re about to|'re going to) (.+)$/,
    (deed = '') => (startsWithVerb(deed) ? asGerund(deed) : undefined),
  ],
  [/^you want to (.+)$/, (deed = '') => (startsWithVerb(deed) ? `you'd like to ${deed}` : undefined)],
  [
    /^you're ((?:meeting|seeing|going|giving|starting|hosting|presenting|flying|moving|joining|having|doing) .+)$/,
    (t) => t,
  ],
  [
    /^you(?: keep|'re) (?:replaying|rewinding|going over|thinking about|rehearsing|obsessing over|overthinking) (.+)$/,
    (thing = '') => (/^(?:it|that|this|about)\b/.test(thing) ? undefined : `${thing}, over and over`),
  ],
]

/** What was said, as sentences somebody who listened would begin with. */
export function sayBack({ text, kind }: Gist): string[] {
  if (kind === 'asked' && text.startsWith('whether ')) return [`You want to know ${text}.`, `The question is ${text}.`]
  if (kind === 'asked' || kind === 'note') return [`${text}.`]
  if (kind === 'judged') {
    const told = text.replace(/\balways /, '')
    const felt = told === text || /\b(?:never|nobody|forever)\b/.test(told) ? [] : [`So ${told}.`]
    return [...felt, `It feels like ${text}.`, `From where you stand, ${text}.`]
  }
  if (kind === 'account') return [`So ${text}.`, `${text}.`]
  const turned = turns.flatMap(([pattern, say]) => {
    const found = text.match(pattern)
    return found ? (say(...found.slice(1)) ?? []) : []
  })
  return [...turned.map((sentence) => `${withPause(sentence)}.`), `${withPause(text)}.`, `So ${text}.`]
}

/** "a presentation on Friday, and your voice wobbles" breathes where two clauses meet. */
function withPause(text: string): string {
  return text.replace(/(?<!,) and (?=(?:you|your|you're|you've|you'd)\b)/, ', and ')
}
