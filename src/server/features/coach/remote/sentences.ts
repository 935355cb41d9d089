/** Up to the end of a sentence or line, with the space behind it. */
const sentence = /^[\s\S]*?(?:[.!?…]+["”’'*_)\]]*\s+|\n+)/

/** Longer than anything a reply would say in one breath. */
const sentenceMaxLength = 700

export type Sentences = {
  /** The sentences that are complete now. */
  push: (text: string) => string[]
  /** What is left when nothing more comes. */
  rest: () => string
  /** A text that does not come to an end of a sentence is not a reply. */
  isRunaway: () => boolean
}

/** Cuts a text that arrives in pieces into whole sentences, losing no character. */
export function createSentences(): Sentences {
  let open = ''
  return {
    push(text) {
      open += text
      const complete: string[] = []
      for (let found = sentence.exec(open); found; found = sentence.exec(open)) {
        complete.push(found[0])
        open = open.slice(found[0].length)
      }
      return complete
    },
    rest() {
      const left = open
      open = ''
      return left
    },
    isRunaway: () => open.length > sentenceMaxLength,
  }
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []

export function countWords(text: string): number {
  return wordsOf(text).length
}

/** Equal for sentences that read the same. */
export function sentenceKey(text: string): string {
  return wordsOf(text.toLowerCase()).join(' ')
}

export function splitSentences(text: string): string[] {
  const sentences = createSentences()
  return [...sentences.push(text), sentences.rest()].filter((one) => one.trim() !== '')
}
