/** C12: one question with taps, never two in a row. */
export const clarifiers: readonly string[] = [
  'Which of these is nearest?',
  'So that I do not guess wrong: which is it?',
  'Help me aim. What comes closest?',
  'Before I say anything useless, which of these is it?',
  'What is it mostly about?',
  'One tap and I know where to start. Which one?',
]
export const unsureReflections: readonly string[] = [
  'There is something in that, and I am not sure yet which end to take.',
  'I have part of it, I think.',
  'I want to get this right.',
  'That could be a few things.',
  'I am not certain what you need from that.',
]
/** For a second unclear message in a row: help anyway. */
export const unsureButGoing: readonly string[] = [
  'I am still not sure I follow, so here is something that helps in most cases.',
  'I may be off, and you can tell me. Until then, this:',
  'I will take a guess rather than ask again.',
  'Let me offer something that fits either way.',
]
