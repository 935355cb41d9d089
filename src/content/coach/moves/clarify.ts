/** C12: one question with taps, never two in a row. */
export const clarifiers: readonly string[] = [
  'Which of these is closest?',
  "So I don't guess wrong: which of these is it?",
  'What would help most here?',
  'Which one fits best?',
  "What's it mostly about?",
  'Which of these should we look at?',
]
export const unsureReflections: readonly string[] = [
  "I want to get this right, and I'm not sure yet what would help.",
  'I think I have part of it.',
  'That could be a few different things.',
  "I'm not quite sure what you need from me yet.",
  "I'd like to understand it better before I say anything.",
]
/** For a second unclear message in a row: help anyway. */
export const unsureButGoing: readonly string[] = [
  "I'm still not sure I follow, so here's something that helps most of the time.",
  'I may be off, so tell me if I am.',
  "I'll take a guess instead of asking again.",
  'Let me suggest something that works either way.',
]
