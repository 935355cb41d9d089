const digitWords: ReadonlyMap<string, string> = new Map([
  ['zero', '0'],
  ['oh', '0'],
  ['nought', '0'],
  ['one', '1'],
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['seven', '7'],
  ['eight', '8'],
  ['nine', '9'],
])
const wordRun = new RegExp(
  `\\b(?:(?:double|triple)\\s)?(?:${[...digitWords.keys()].join('|')}|\\d{1,4})(?:[\\s,.-]{1,3}(?:(?:double|triple)\\s)?(?:${[...digitWords.keys()].join('|')}|\\d{1,4})){4,20}\\b`,
  'g',
)
const digitRun = /(?<![\w.,:/])[+(]{0,2}\d(?:[\s().\-–/_*~]{0,3}\d){5,19}(?![\w:])/g
const cue =
  /\b(?:call|text|phone|number|nr|whats\s?app|tel|cell|mobile|sms|telegram|signal|reach|ring|dial|contact)\b[^\n]{0,30}$/

const date = /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./ ]\d{1,2}[-./ ]\d{2,4})$/
const years = /^(?:19|20)\d\d(?:\s?[-–/ ]\s?(?:19|20)\d\d)+$/
const amount = /^[1-9]\d{0,2}(?: \d{3}){1,4}$/
const shortPhone = /^\d{3}[-. ]\d{4}$/

export function hasPhone(line: string): boolean {
  const text = line
    .replace(/(?<=\d)o(?=\d)|(?<![\p{L}\d])o(?=\d{3})/gu, '0')
    .replace(/(?<=\d)[l|](?=\d)|(?<![\p{L}\d])[l|](?=\d{3})/gu, '1')
  for (const found of text.matchAll(digitRun)) {
    if (isPhone(found[0].trim(), text.slice(Math.max(0, found.index - 40), found.index))) return true
  }
  for (const [words] of text.matchAll(wordRun)) if (isSpelledPhone(words)) return true
  return false
}

function isPhone(run: string, before: string): boolean {
  const digits = run.replace(/\D/g, '')
  const hasCue = cue.test(before)
  if (/^(?:\+|00)/.test(run)) return digits.length >= 8
  if (date.test(run) || years.test(run) || isCounting(run.split(/\D+/))) return false
  if (amount.test(run) && !hasCue) return false
  if (digits.length >= 10) return digits.length <= 15
  return digits.length >= 7 ? hasCue || shortPhone.test(run) || /^0[\d\s()/-]+$/.test(run) : false
}

/** "five five five, one two ...": at least seven digits, at least one of them spelled out, and not somebody counting. */
function isSpelledPhone(words: string): boolean {
  if (/^[\d\s,.-]+$/.test(words)) return false
  const tokens = words.split(/[\s,.-]+/)
  const digits = tokens.map((token, at) => {
    if (token === 'double' || token === 'triple') return ''
    const digit = digitWords.get(token) ?? token
    const repeat = tokens[at - 1] === 'double' ? 2 : tokens[at - 1] === 'triple' ? 3 : 1
    return digit.repeat(repeat)
  })
  return digits.join('').length >= 7 && !isCounting(digits.filter(Boolean))
}

/** 1 2 3 4, or 10 9 8 7: counting, not a phone number. */
function isCounting(tokens: readonly string[]): boolean {
  if (tokens.length < 3) return false
  const numbers = tokens.map(Number)
  const steps = numbers.slice(1).map((number, at) => number - Number(numbers[at]))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}
