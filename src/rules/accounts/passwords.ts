/** People who know somebody try these as passwords first. */
export type PasswordOwner = { email: string; firstName: string; lastName: string }

export type PasswordWeakness = 'pattern' | 'own_words' | 'product'

const alphabet = 'abcdefghijklmnopqrstuvwxyz'
/** Sequences people type without thinking: digits, the alphabet, rows and columns of common keyboards. */
const lines = [
  alphabet,
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '!@#$%^&*()',
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm'],
]
const walks = lines.flatMap((line) => [line, [...line].reverse().join('')])
const shortestWalk = 3
/** Up to this many extra characters do not make a pattern harder to guess. */
const maxBeside = 2
const productWords = ['hearten', 'wingmate']

/** Why a password is easy to guess although it is on no list of known passwords. Undefined if nothing was found. */
export function findWeakness(password: string, owner: PasswordOwner): PasswordWeakness | undefined {
  const typed = password.normalize('NFKC').toLowerCase()
  if (isRepeated(typed) || isWalk(typed)) return 'pattern'
  if (isMadeOf(typed, ownWords(owner))) return 'own_words'
  if (isMadeOf(typed, productWords)) return 'product'
  return undefined
}

/** "aaaaaa", "abab12abab12", or only two letters in any order. */
function isRepeated(typed: string): boolean {
  return /^(.{1,5}?)\1+$/u.test(typed) || new Set(typed).size <= 2
}

/** "qwerty12", "abc123", "112233": pieces of known sequences and hardly anything else. */
function isWalk(typed: string): boolean {
  const folded = typed.replace(/(.)\1+/gu, '$1')
  if (folded.length < shortestWalk) return true
  let beside = 0
  for (let at = 0; at < folded.length; ) {
    const length = walkLength(folded.slice(at))
    if (length === 0) beside += 1
    at += Math.max(1, length)
  }
  return beside <= maxBeside && beside < folded.length
}

/** How many leading characters follow one sequence; 0 if too few to count. */
function walkLength(rest: string): number {
  let length = 0
  while (length < rest.length && walks.some((walk) => walk.includes(rest.slice(0, length + 1)))) length += 1
  return length >= shortestWalk ? length : 0
}

/** Whether hardly any letters are left once these words are removed. */
function isMadeOf(typed: string, words: readonly string[]): boolean {
  let rest = typed
  for (const word of words.toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(word, ' ')
  return rest !== typed && rest.replace(/[^\p{L}]/gu, '').length <= maxBeside
}

function ownWords({ email, firstName, lastName }: PasswordOwner): string[] {
  const [mailbox = '', host = ''] = email.toLowerCase().split('@')
  const named = [firstName, lastName, mailbox, host].flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  return [email.toLowerCase(), mailbox, host, ...named].filter((word) => word.length >= shortestWalk)
}
