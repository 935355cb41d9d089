/** What a message made only of emoji says, the gravest first. */
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

/** A message made only of emoji, put into words. Others are returned unchanged. */
export function writeOutEmoji(text: string): string {
  if (/[\p{L}\p{N}]/u.test(text)) return text
  return meanings.find(([pictures]) => pictures.test(text))?.[1] ?? text
}
