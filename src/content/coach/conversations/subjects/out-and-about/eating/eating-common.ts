import type { Answer } from '../../../conversation.ts'

export const eatingCommon: readonly Answer[] = [
  {
    like: [
      'do people watch me when i eat',
      'should i just get a drink so i dont have to eat in front of them',
      'can i say im not hungry',
      'Would it seem strange if I ordered nothing?',
      'when i eat with people my hand shakes, better i dont eat?',
      'what do i order so i dont look gross',
      'eat before and just sip water there?',
    ],
    say: [
      "Some people may glance over. Order what you'd like, and eat a few bites along with them. Skipping it feels safer, but then the table stays scary. Look up every few bites and see where people are really looking.",
    ],
  },
  {
    like: [
      'people comment on how little i eat, what do i say',
      '"you\'re not eating?" how do i answer at dinner',
      'How can I respond to remarks on my eating in company?',
      'i cant eat much in front of others, what do i tell them',
      'they look my plate and ask. what I say',
      'coworkers notice i dont eat lunch with them, line?',
      'what do i say if they say "is that all youre having"',
    ],
    say: [
      'One line, then back to the people.\n"I\'m good, thanks."\n"This is enough for me right now."\n"I\'m here for the company. What were you saying?"',
    ],
    asks: 'words',
  },
]
