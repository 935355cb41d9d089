const nameMaxLength = 30

const asks: readonly RegExp[] = [
  /(?<!\b(?:they|people|everyone|everybody|kids|others|he|she|some|always|still|to|would|girls|boys|guys) )\bcall me ["“']?(\p{L}[\p{L}'’-]{1,29})/iu,
  /\bmy name(?:'s|’s|s| is)(?: actually| not \p{L}{1,29},? (?:it'?s|but))? ["“']?(\p{L}[\p{L}'’-]{1,29})/iu,
  /\bi (?:go by|prefer to be called|prefer) ["“']?(\p{Lu}[\p{L}'’-]{1,29})/u,
  /\bI go by ["“']?(\p{Lu}[\p{L}'’-]{1,29})/u,
]

/** Words that can follow "call me" without being a name. */
const noNames = new Set(
  (
    'a an the back on in at if when later tomorrow today tonight crazy stupid names weird old out up by right again not ' +
    'soon now every all so and or for after before first maybe whatever anything it that what just actually quiet shy ' +
    'paranoid dramatic dumb lazy boring ugly fat pathetic rude mad anytime about into over paid to because instead like'
  ).split(' '),
)

/** Nearly every message has none of these and needs no closer look. */
const hints = ['call me', 'my name', 'go by', 'prefer']

/** The name a person asks to be called by. */
export function readName(message: string): string | undefined {
  const text = message.slice(0, 600)
  const folded = text.toLowerCase()
  if (!hints.some((hint) => folded.includes(hint))) return undefined
  for (const pattern of asks) {
    const name = pattern.exec(text)?.[1]?.replace(/['’-]+$/, '')
    if (!name || name.length > nameMaxLength || noNames.has(name.toLowerCase())) continue
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
  return undefined
}
