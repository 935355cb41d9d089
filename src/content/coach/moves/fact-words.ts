/** P1. Only ever filled from the person's own records. */
export const factWords = {
  techniqueLiked: [
    'You gave {title} {rating} out of 5 {day}, so I would start there.',
    '{title} got {rating} out of 5 from you {day}.',
    'Your own rating for {title} was {rating} of 5, which is a good sign.',
    'By your own notes {title} helped: {rating} out of 5.',
  ],
  challengeEased: [
    'In the challenge you finished {day}, your nerves went from {before} to {after}, by your own count.',
    'You have seen it drop before: from {before} to {after}, in a challenge {day}.',
    'Your own numbers from a challenge {day}: {before} before it, {after} after.',
  ],
  challengeDone: [
    'You finished a challenge {day}, which is a record of its own.',
    'There is a finished challenge on your list, done {day}.',
    'Your list shows a challenge you completed {day}.',
  ],
  challengeFailed: [
    'The challenge you tried {day} did not work out, so this is a size smaller.',
    'After the attempt {day} I would go one notch lower.',
    'You tried a challenge {day}, and the trying gave us the right size for this.',
  ],
  moodLow: [
    'Your last check-in said {mood}, so we keep it small.',
    'You checked in as {mood} {day}, and that fits what you write.',
    'Going by your check-in, {mood} {day}, this has a small size on purpose.',
  ],
  moodRising: [
    'Your check-ins went from {before} to {mood}, which you may have missed.',
    'Your last check-in was {mood}, up from {before}.',
  ],
  step: [
    'You also have your own plan: {step}.',
    'It fits with what you set yourself: {step}.',
    'Your step from last time still stands: {step}.',
  ],
  note: [
    'You once asked me to remember this: "{note}".',
    'From what you let me keep: "{note}".',
    'I have a note of yours that fits: "{note}".',
  ],
} as const

export const moodNames = ['Rough', 'Shaky', 'So-so', 'Steady', 'Good'] as const
