/** P1. Only ever filled from the person's own records. */
export const factWords = {
  techniqueLiked: [
    "You gave {title} {rating} out of 5 {day}, so I'd start there.",
    '{title} got {rating} out of 5 from you {day}.',
    'You rated {title} {rating} out of 5 {day}, which is a good sign.',
    '{title} seems to help you: {rating} out of 5, by your own rating.',
  ],
  challengeEased: [
    'In the challenge you finished {day}, your nerves went from {before} to {after}, by your own count.',
    'You have seen it drop before: from {before} to {after}, in a challenge {day}.',
    'Your own numbers from a challenge {day}: {before} before it, {after} after.',
  ],
  challengeDone: [
    'You finished a challenge {day}, so you know you can do hard things.',
    'There is a finished challenge on your list, done {day}.',
    'Your list shows a challenge you completed {day}.',
  ],
  challengeFailed: [
    "The challenge you tried {day} didn't work out, so this is a size smaller.",
    "After the one you tried {day}, I'd go a little smaller.",
    'You tried a challenge {day}, and now we know a smaller size is right.',
  ],
  moodLow: [
    "Your last check-in was {mood}, so let's keep it small.",
    'You checked in as {mood} {day}, and that fits what you write.',
    "Your check-in {day} said {mood}, so I'll keep this small on purpose.",
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
    'You let me keep a note that fits here: "{note}".',
  ],
} as const

export const moodNames = ['Rough', 'Shaky', 'So-so', 'Steady', 'Good'] as const
