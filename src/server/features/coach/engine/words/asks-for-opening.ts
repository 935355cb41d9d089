import { joinedText } from '../../joined-text.ts'
import type { Turn } from '../../turn.ts'

const opening =
  /\b(?:first|opening) (?:sentence|line|words?)\b(?! (?:manager|support|of|worker))|\bhow (?:do|should|would|can) i (?:even )?(?:open|start|begin) (?:the|my|a|this|with) (?:\w+ )?(?:meeting|lesson|talk|presentation|speech|class|pitch|customers?|clients?|table|group)\b|\bwhat (?:do|should|can) i (?:even )?say first\b/i
const room =
  /\b(?:class(?:es)?|year \d+|lesson|pupils|students|presentation|present(?:ing)?|meeting|clients?|tables?|customers?|guests|audience|speech|talk|pitch|panel|exam|professors?|board|seminar|workshop|tour)\b/i
const otherwise = /\b(?:text(?:ing)?|message|dm|app|email|e-mail|date|dating|profile|phone|call|letter)\b/i

/**
 * They speak first, to people who wait for it: "a first sentence for my class". By its words, because it is easily
 * heard as a first day among colleagues.
 */
export function asksForOpening({ message, history }: Pick<Turn, 'message' | 'history'>): boolean {
  if (!opening.test(message) || otherwise.test(message)) return false
  return room.test(joinedText(message, history))
}
