import { blocksOf } from './html-blocks.ts'

const sentenceEnd = /(?<=[.?!…]["”’')]*)\s+(?=["“‘'(]*[\p{Lu}\p{N}])/u

/** The sentences of a page. A heading or a list item is one, although no full stop ends it. */
export function sentencesOf(html: string): string[] {
  return blocksOf(html)
    .flatMap((block) => block.split(sentenceEnd))
    .filter((sentence) => wordsOf(sentence).length > 0)
}

/** Flesch-Kincaid: the school year, in the United States, in which this can be read without strain. */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + syllableCount(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

/** Counted by rule, not by dictionary: off by one now and then, right within a few percent over a page. */
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
