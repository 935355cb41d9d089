/** Stands before the lines. */
export const linesLeads: readonly string[] = [
  'Two you could use as they are:',
  'Here are two, take the one that fits your mouth:',
  'Something like this:',
  'Words you can borrow:',
  'Try these on:',
  'Two plain ones:',
  'You could say:',
  'Two ways to put it:',
  'Either of these will do:',
  'Two that do not need courage:',
  'Two more for the pocket:',
  'A calm one and a lighter one:',
]

/** Stands after them, where nothing is asked. A hint for how to say it. */
export const linesHints: readonly string[] = [
  'Say it slower than feels natural.',
  'Change one word, so that it is yours.',
  'After it, wait. The next part belongs to them.',
  'Look up while you say the last word.',
  'You do not need both; one is plenty.',
  'Say it once aloud now, to hear it in your own voice.',
  'If it comes out crooked, it still counts as said.',
  'Keep your feet still for the length of the sentence.',
  'Short is kind, to them and to you.',
  'One sentence is enough. The rest can be improvised by both of you.',
  'Start with their name, if you know it.',
  'Let your voice drop at the end, like a full stop.',
]

export const linePicked: readonly string[] = [
  'The {which} one it is.',
  'Good pick, the {which}.',
  'Then you go in with the {which} one.',
  'The {which} one is yours from now on.',
  'Settled on the {which}, then.',
]
