import type { Answer } from '../../../conversation.ts'

export const laterLifeCommon: readonly Answer[] = [
  {
    like: [
      'everyone is younger than me',
      'im the oldest one there by 20 years',
      'they could all be my kids',
      'I feel quite out of place among the young people.',
      'all are young, i am 58, what i do there',
      'im 41 in a class full of 20 yr olds',
      "i'm too old for this crowd arent i",
    ],
    say: [
      "You're not too old; you're the one with a different angle, and that can be a plus. You don't need to keep up with their references. Ask about them: \"How did you get into this?\" People of any age like being asked by somebody who listens to the answer.",
    ],
  },
  {
    like: [
      'im 70 and widowed, how do i ask a lady to have coffee',
      'how do i invite someone from the senior center, its been 40 years',
      'I am retired and wish to ask an acquaintance to lunch. What does one say nowadays?',
      'after divorce at 58, what do i say to ask someone out',
      'I am old man, I like one woman in dance class, what to tell her',
      'whats the line at my age (66) for asking someone out',
      "my wife passed three years ago. there's a kind woman at choir. how do i ask her for a cup of coffee",
    ],
    say: [
      'The old way still works: say it plainly.\n"I enjoy your company. Would you have coffee with me this week?"\n"It\'s been a long time since I asked anyone, so forgive my nerves."\n"If not, I\'ll still be happy to see you here."',
    ],
    asks: 'words',
  },
]
