/** Three lines for nearly anywhere. */
export const linesToSay: readonly [string, string, string] = [
  'Hi, mind if I stand here for a minute?',
  'What brought you here today?',
  'I’m slow to warm up, but I’m glad to be here.',
]

/** One line to leave kindly. */
export const lineToLeave = 'I’m going to get some air. I’m glad we talked.'

/** One minute, body first. */
export const groundingSteps: readonly string[] = [
  'Lean your back or one shoulder against a wall for twenty seconds, and let it hold some of your weight.',
  'Let your shoulders drop, then breathe out slowly while you count to six. Three times. It is fine if someone notices.',
  'Find four straight edges near you: a door, a shelf, a sign, a step. Then choose the first thing you will say.',
]
