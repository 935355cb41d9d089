const marks =
  /\b(?:marks?|scars?|burns?|bruises?|cuts?|scratches|lines)\b[^.?!]{0,24}\bon my (?:\w+ )?(?:legs?|arms?|thighs?|wrists?|body|stomach|belly|hips?|skin)\b|\bmy (?:legs?|arms?|thighs?|wrists?) (?:are|is|r) (?:\w+ )?(?:marked|scarred|covered)\b/i
const somebody =
  /\b(?:he|she|him|his|her|dad(?:dy)?|father|mom|mum|mother|step\w+|uncle|aunt\w*|brother|sister|boyfriend|girlfriend|bf|gf|husband|wife|partner|coach|teacher|hit\w*|grab\w*|push\w*|beat\w*|kick\w*|belt|threw|held)\b/i

/** Marks on their own body, and nobody who might have made them: where they come from is still to be asked. */
export function mentionsUnexplainedMarks(texts: readonly string[]): boolean {
  return marks.test(texts.at(-1) ?? '') && !texts.some((text) => somebody.test(text))
}
