/** The coach's greeting when a moment is over. */
export const askHowItWent = [
  'You had “{title}” coming up. How did it go?',
  '“{title}” is behind you now. How did it go?',
  'How was “{title}”? It was the last thing on your list.',
]

/** They have already written about it, so nothing is asked. */
export const knowItIsDone = [
  '“{title}” is behind you, and you wrote down what happened. We can look at it, or at whatever is next.',
  'I saw that “{title}” is closed. That one is yours now. What would help today?',
]

/** Sent exactly as written. */
export const wentTaps = ['It went all right', 'It was hard', "It didn't happen"] as const
