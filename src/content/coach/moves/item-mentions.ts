/** {title} is linked below the reply. */
export const itemMentions = {
  technique: [
    '{title} takes you through something similar in {minutes} minutes.',
    'If your body needs to settle first, {title} takes {minutes} minutes.',
    '{title} is linked here for the minutes before.',
    'You could do {title} before it. It lasts {minutes} minutes.',
    'A short exercise that goes well with it is {title}.',
    'Below is {title}, a short exercise.',
    '{title} can help right before.',
  ],
  challenge: [
    'As practice, "{title}" is about the right size.',
    '"{title}" trains this in small steps.',
    'When you want to practice it on purpose, try "{title}".',
    'There is a challenge that fits: "{title}".',
    '"{title}" would be a good way to practice.',
  ],
  article: [
    'If you like reading, "{title}" is about this.',
    'For later tonight, there is "{title}".',
    'A longer look at it is in "{title}".',
    'We have written about this in "{title}".',
    'If you want the long version, read "{title}".',
  ],
  lesson: [
    'The lesson "{title}" explains why this happens.',
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
