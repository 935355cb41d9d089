/** The same message as typed by other people on other phones. */
export const perturbations = {
  capitals: (text) => text.toUpperCase(),
  'small letters': (text) => text.toLowerCase(),
  'no apostrophes': (text) => text.replace(/['’]/g, ''),
  'curly apostrophes': (text) => text.replaceAll("'", '’'),
  'no punctuation': (text) => text.replace(/[.,;:!?"]/g, ''),
  'exclamation marks': (text) => `${text.replace(/[.!?]+$/, '')}!!!`,
  'dots for pauses': (text) => text.replace(/, /g, '... '),
  'emoji at the end': (text, seed) => `${text} ${emojiAt(seed)}${emojiAt(seed + 1)}`,
  'emoji in the middle': (text, seed) => atWord(text, seed, (word) => `${word} ${emojiAt(seed)}`),
  'more spaces': (text) => ` ${text.replaceAll(' ', '  ')} `,
  'a letter too many': (text, seed) => slip(text, seed, (word, at) => word.slice(0, at) + word.slice(at - 1)),
  'a letter missing': (text, seed) => slip(text, seed, (word, at) => word.slice(0, at) + word.slice(at + 1)),
  'two letters swapped': (text, seed) =>
    slip(text, seed, (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)),
  'the key beside it': (text, seed) =>
    slip(text, seed, (word, at) => word.slice(0, at) + keyBeside(word.charAt(at)) + word.slice(at + 1)),
  'a drawn-out ending': (text) => text.replace(/([a-z])([.!?]*)$/i, '$1$1$1$1$2'),
} as const satisfies Record<string, (text: string, seed: number) => string>

const emoji = Array.from('😭😔💔🙃😞😅✨🥲')

function emojiAt(seed: number): string {
  return emoji[seed % emoji.length] ?? ''
}

function atWord(text: string, seed: number, change: (word: string) => string): string {
  const words = text.split(' ')
  const at = seed % words.length
  return words.map((word, index) => (index === at ? change(word) : word)).join(' ')
}

/** One typo inside a word of five letters or more: where people make them, and the word is still readable. */
function slip(text: string, seed: number, change: (word: string, at: number) => string): string {
  const long = Array.from(text.matchAll(/[a-z]{5,}/gi))
  const word = long[seed % Math.max(long.length, 1)]
  if (!word) return text
  const at = 1 + ((seed * 7) % (word[0].length - 2))
  return text.slice(0, word.index) + change(word[0], at) + text.slice(word.index + word[0].length)
}

const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

function keyBeside(letter: string): string {
  const row = keyRows.find((keys) => keys.includes(letter.toLowerCase())) ?? letter
  const at = row.indexOf(letter.toLowerCase())
  return row.charAt(at + 1) || row.charAt(at - 1) || letter
}
