/** What a message of nothing but pictures says, the heaviest first. */
const meanings: readonly (readonly [pictures: RegExp, words: string])[] = [
  [/[😭😢😞😔💔🥺😿🙁☹]/u, 'i feel so sad'],
  [/[😱😰😨😖🫨]/u, 'i feel so anxious'],
  [/[😡🤬😠]/u, 'i am so angry'],
  [/[🤷😕🤔]/u, 'i do not know'],
  [/[👎❌]/u, 'no'],
  [/[🎉🥳🏆]/u, 'i did it'],
  [/[👍👌✅🙏❤💪🙂😊😀😄🥰]/u, 'okay'],
  [/[😂🤣😅🙃]/u, 'lol'],
]

/** The same message in words, where it has none of its own. */
export function writeOutEmoji(text: string): string {
  if (/[\p{L}\p{N}]/u.test(text)) return text
  return meanings.find(([pictures]) => pictures.test(text))?.[1] ?? text
}
