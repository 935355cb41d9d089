import type { FaqItem } from '#content/reading/article.ts'
import { plainText } from '#rules/words/reading.ts'

const faqItem = /<details>\s*<summary>(.*?)<\/summary>(.*?)<\/details>/gs

/** The questions of an article and their answers, from its rendered HTML. */
export function readFaq(html: string): FaqItem[] {
  return Array.from(html.matchAll(faqItem), ([, question = '', answer = '']) => ({
    question: plainText(question),
    answer: plainText(answer),
  }))
}
