/** Letters of other alphabets that look like Latin ones and survive NFKC and accent stripping. */
const lookalikeRows = [
  ['a', 'аαɑ'],
  ['b', 'вьβ'],
  ['c', 'сϲ'],
  ['d', 'ԁɗđ'],
  ['e', 'еєεҽ'],
  ['f', 'ƒ'],
  ['g', 'ɡց'],
  ['h', 'һнհ'],
  ['i', 'іıιɩ'],
  ['j', 'јϳ'],
  ['k', 'кκқ'],
  ['l', 'ӏłⅼ'],
  ['m', 'мм'],
  ['n', 'пηո'],
  ['o', 'оοσօø'],
  ['p', 'рρ'],
  ['q', 'ԛ'],
  ['r', 'гѓ'],
  ['s', 'ѕꜱ'],
  ['t', 'тτ'],
  ['u', 'υսц'],
  ['v', 'ѵν'],
  ['w', 'ԝшω'],
  ['x', 'хχ'],
  ['y', 'уүγ'],
  ['z', 'ᴢ'],
] as const

const lookalikes = new Map(lookalikeRows.flatMap(([latin, others]) => Array.from(others, (other) => [other, latin])))

/** Emoji that stand for a word. All others are ignored, tears included. */
const pictureWords = new Map([
  ...Array.from('🔪🗡', (picture) => [picture, ' knife '] as const),
  ['🔫', ' gun '],
  ['💊', ' pills '],
  ['🩸', ' blood '],
  ...Array.from('😂🤣😹💀☠', (picture) => [picture, ' lol '] as const),
])

const picture = /\p{Extended_Pictographic}/gu
const invisible = /[\p{Cf}\p{M}]/gu
const apostrophe = /[’‘ʼ´`′＇]/g
const foreign = /[^\p{ASCII}]/gu

/** Plain lower-case letters, whether the text was curly, accented, full-width, Cyrillic or decorated. */
export function foldCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(picture, (found) => pictureWords.get(found) ?? ' ')
    .normalize('NFD')
    .replace(invisible, '')
    .toLowerCase()
    .replace(apostrophe, "'")
    .replace(/…/g, '...')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(foreign, (letter) => lookalikes.get(letter) ?? (/\p{L}/u.test(letter) ? 'x' : ' '))
}
