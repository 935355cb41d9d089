/** P1. Only ever filled from the person's own records. */
export const factWords = {
  techniqueLiked: [
    'You gave {title} {rating} out of 5 {day}, so I would start there.',
    '{title} got {rating} out of 5 from you {day}.',
    'Your own rating for {title} was {rating} of 5, which is a good sign.',
    'By your own notes {title} helped: {rating} out of 5.',
  ],
  challengeEased: [
    'In {title} your nerves went from {before} to {after}, by your own count.',
    'You have seen it drop before: {before} to {after} in {title}.',
    'Remember {title}, where you wrote {before} before and {after} after.',
  ],
  challengeDone: [
    'You finished {title} {day}, so you have done a thing like this with nerves.',
    'You have {title} behind you, which is a record of its own.',
    'Your list says you completed {title} {day}.',
  ],
  challengeFailed: [
    '{title} did not work out {day}, so this one is a size smaller.',
    'After {title} {day}, I would go one notch lower.',
    'You tried {title} {day}, and trying it gave us the right size for this.',
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
