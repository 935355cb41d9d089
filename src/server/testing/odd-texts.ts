/** What people, and programs that pretend to be people, type. The same seed gives the same texts. */
export function* oddTexts(count: number, seed = 1): Generator<string> {
  const chance = randomFrom(seed)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T
  yield* memberNames.slice(0, count)
  for (let made = memberNames.length; made < count; made += 1) {
    const words = Array.from({ length: 1 + Math.floor(chance() * 6) }, () => {
      const kind = chance()
      if (kind < 0.3) return pick(memberNames)
      if (kind < 0.5) return pick(everyday)
      if (kind < 0.75) return fromScript(pick(scripts), chance)
      if (kind < 0.9) return pick(signs)
      return String.fromCharCode(1 + Math.floor(chance() * 0x9f))
    })
    yield words.join(pick([' ', '', '\n', ', ', '\u00a0', '…']))
  }
}

/** All property names that every object inherits, also as people might type them. */
const memberNames = [
  ...new Set(
    [Object, Array, String, Number, Function, Map, RegExp, Promise].flatMap(({ prototype }) =>
      Object.getOwnPropertyNames(prototype),
    ),
  ),
].flatMap((name) => [name, name.toUpperCase(), `I ${name} you`, `my ${name}?`])

const everyday = ['hello', 'I', 'am', 'scared', 'of', 'my', 'boss', 'tomorrow', 'no', 'yes', '7', '100%', 'help']
const signs = [
  '\u202e',
  '\u200b',
  '\ufeff',
  '\u2028',
  '\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  '<script>',
  '\x24{x}',
  '{{x}}',
  "'; --",
  '%s%n',
  '\\u0000',
  '../..',
  '[object Object]',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '(?=',
  '(((((',
  '****',
  '\t\t',
  '[](javascript:x)',
  '\ud83d',
]
/** First and last code point of a script. */
const scripts = [
  [0x0370, 0x03ff],
  [0x0400, 0x04ff],
  [0x0530, 0x058f],
  [0x0590, 0x05ff],
  [0x0600, 0x06ff],
  [0x0900, 0x097f],
  [0x0980, 0x09ff],
  [0x0b80, 0x0bff],
  [0x0e00, 0x0e7f],
  [0x0f00, 0x0fff],
  [0x10a0, 0x10ff],
  [0x1100, 0x11ff],
  [0x1200, 0x137f],
  [0x1780, 0x17ff],
  [0x3040, 0x30ff],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0xff00, 0xffef],
  [0x1d400, 0x1d7ff],
  [0x1f300, 0x1faff],
  [0x12000, 0x123ff],
] as const

function fromScript([first, last]: readonly [number, number], chance: () => number): string {
  const length = 1 + Math.floor(chance() * 8)
  return Array.from({ length }, () => String.fromCodePoint(first + Math.floor(chance() * (last - first + 1)))).join('')
}

function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
