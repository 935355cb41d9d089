/** Stands before the lines. */
export const linesLeads: readonly string[] = [
  'Two you could use as they are:',
  'You could try one of these:',
  'Something like this:',
  'Here are two to borrow:',
  'Two plain ones:',
  'You could say:',
  'Two ways to put it:',
  'Either of these works:',
  'Try one of these on:',
  'Maybe one of these:',
  'Here are two that sound like a person:',
]

/** After lines were given before. */
export const linesAgainLeads: readonly string[] = [
  'Two others:',
  'Here are two more:',
  'Then maybe one of these:',
  'Two different ones:',
  'How about these:',
  'Some more to pick from:',
]

/** Nothing written fits exactly: lines that fit anywhere, and we say so. */
export const linesAnywhereLeads: readonly string[] = [
  'These work in most places:',
  'Two that fit almost anywhere:',
  "I don't have one made for that, but these two hold up anywhere:",
  'A couple of all-purpose ones:',
]

/** Stands after them. A hint for how to say it. */
export const linesHints: readonly string[] = [
  'Say it slower than feels natural.',
  "Change a word or two so it's yours.",
  'Then wait. The next part is theirs.',
  'Look up for the last word.',
  "You don't need both. One is plenty.",
  'Say it once out loud now, so your mouth knows it.',
  'If it comes out crooked, it still counts.',
  'Short is fine.',
  "One sentence is enough. You'll both make up the rest.",
  'Start with their name, if you know it.',
  'Let your voice drop at the end, like a full stop.',
  'A small smile helps more than a perfect line.',
]

export const linePicked: readonly string[] = [
  'The {which} one it is.',
  'Good, the {which} one.',
  "Good choice. I've noted the {which} one.",
  'The {which} one suits you.',
  "Okay, you'll go with the {which} one.",
]

/** "Which one?" gets an answer. */
export const lineAdvice: readonly string[] = [
  "I'd take the first one. It's the one you'd remember if your mind went blank.",
  'The first one, I think: it asks the least of you.',
  "If it were up to me, the first. It's plain, and plain is hard to get wrong.",
]

/** "What do you mean?" after lines. */
export const lineExplained: readonly string[] = [
  'Sorry, I was too quick. Those two are sentences you could say there, word for word. Pick the one you like better.',
  'I mean: say one of those two, as it stands, when the moment comes. Which of them is up to you.',
]
