const invisible = /\p{Cf}|\p{Me}|[\ufe00-\ufe0f]/gu
const spacedLetters = /(?<![\p{L}\d])(?:\p{L}[ \u00a0]{1,2}){2,40}\p{L}(?![\p{L}\d])/gu
const dots = /[\u2024\u3002\uff0e\uff61\u00b7\u2022\u2219]/g
const bracketedDot = /\s{0,3}[[({<]\s{0,3}(?:dot|punkt|\.)\s{0,3}[\])}>]\s{0,3}/g
const digits = /\p{Nd}/gu
const bracketedAt = /\s{0,3}[[({<]\s{0,3}(?:at|@)\s{0,3}[\])}>]\s{0,3}/g

/** The text as somebody would read it who wants to get in touch: lower case, no invisible characters, disguises undone. */
export function readForContact(text: string): string {
  return text
    .normalize('NFKC')
    .replace(invisible, '')
    .toLowerCase()
    .replace(/[\u201c\u201d\u2018\u2019]/g, "'")
    .replace(dots, '.')
    .replace(digits, digitOf)
    .replace(spacedLetters, (letters) => letters.replace(/\s/g, ''))
    .replace(bracketedDot, '.')
    .replace(bracketedAt, '@')
}

/** Turns ٧ and ७ into 7. Unicode lists the digits of every script in order from zero, and no digit precedes a zero. */
function digitOf(digit: string): string {
  if (digit <= '9') return digit
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}
