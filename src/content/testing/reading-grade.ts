import { blocksOf } from './html-blocks.ts'

const sentenceEnd = /(?<=[.?!…]["”’')]*)\s+(?=["“‘'(]*[\p{Lu}\p{N}])/u

/** The sentences of a page. A heading or a list item counts as one, although it has no full stop. */
export function sentencesOf(html: string): string[] {
  return blocksOf(html)
    .flatMap((block) => block.split(sentenceEnd))
    .filter((sentence) => wordsOf(sentence).length > 0)
}

/** Flesch-Kincaid grade: the US school year in which people can read this comfortably. */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + syllableCount(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

/** Counted by rules rather than a dictionary: sometimes off by one, but right within a few percent over a page. */
export function syllableCount(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const sounded = letters
    .replace(/(?:[^laeiouysxzcgh]es|[^aeioutdy]ed|[^laeiouy]e)$/, (end) => end.charAt(0))
    .replace(/^y/, '')
    .replace(/(?<=[aeiouy])(?:ing)$/, '-ing')
    .replace(/i(?=[ao]|et)|(?<!q)u(?=a)/g, '$&-')
    .replace(/(?<=[ctsxg]i)-(?=[ao])/g, '')
  return Math.max(1, sounded.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}

function wordsOf(text: string): string[] {
  return text.split(/[\s–—-]+/).filter((part) => /[\p{L}\p{N}]/u.test(part))
}
