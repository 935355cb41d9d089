/** Attention turned outward: something to find out about a place or a person that can be done within a minute. */
export const outwardTasks: readonly string[] = [
  'Find out one thing about the room: how many doors does it have?',
  'Find somebody’s shoes that you would wear.',
  'Count the things in sight that are the same blue.',
  'Listen for the sound that is farthest away.',
  'Find out who in the room laughs first.',
  'Notice one thing on a wall that somebody chose to hang there.',
  'Find out what one person here did before this.',
  'Look for the oldest thing in the room.',
  'Learn one name, and use it once.',
  'Find out what somebody is drinking, and whether it is any good.',
]
