/** {title} is linked below the reply. */
export const itemMentions = {
  technique: [
    '{title} takes you through something like it, {minutes} minutes long.',
    'If your body needs to come along first, {title} takes {minutes} minutes.',
    '{title} is linked here for the minutes before.',
    'To settle first, open {title}; it lasts {minutes} minutes.',
    'A short exercise that goes well with it is {title}.',
    'Below is {title}, a short exercise.',
    'You could put {title} in front of it.',
  ],
  challenge: [
    'As practice, "{title}" is about the right size.',
    '"{title}" trains this in small steps.',
    'When you want to practice it on purpose, try "{title}".',
    'There is a challenge that fits: "{title}".',
    'A rung to stand on: "{title}".',
  ],
  article: [
    '"{title}" goes into it, if you like reading.',
    'For later tonight, there is "{title}".',
    'A longer look at it is in "{title}".',
    'We have written about this in "{title}".',
    'If you want the long version, read "{title}".',
  ],
  lesson: [
    'The lesson "{title}" explains why it goes like that.',
    'There is a short lesson on it, "{title}".',
    '"{title}" in the Learning Center fits here.',
    'Worth five minutes of reading: "{title}".',
  ],
  situation: [
    '"{title}" has three lines and a breathing tip for the spot.',
    'For the moment itself, keep "{title}" open.',
    'There is a small card for it, "{title}".',
  ],
} as const
