import type { Answer } from '../../../conversation.ts'

export const alcoholCommon: readonly Answer[] = [
  {
    like: [
      'how do i say no to a drink without explaining',
      'they keep offering me beer and i dont drink. what do i say',
      'What is a courteous way to decline alcohol at a dinner?',
      '"come on just one" what do i answer',
      'at office party everybody push me to drink. which words',
      'i quit drinking and have a wedding saturday. line for when they offer wine',
      'dont want to drink tonight, need something short to say',
    ],
    say: [
      'Short, friendly, and then a new subject.\n"No thanks, I\'m good with this."\n"I\'m not drinking tonight. I\'d love a soda, though."\n"Still no, but thanks. Tell me how you\'ve been."',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when they ask WHY im not drinking',
      'people always ask "why dont you drink" and i get red',
      'How can I answer questions about my not drinking without a lecture or a lie?',
      'why no alcohol, they ask, every time. what do i answer',
      'im sober 3 months and dont wanna tell everyone. what do i say when asked why',
      'coworker asks if im pregnant bc i dont drink. line??',
      "I don't drink and my friends want reason. I don't want to explain",
    ],
    say: [
      'A reason is optional.\n"I feel better without it."\n"It\'s not for me. I\'m having a good time anyway."\n"That\'s a personal one. What are you having?"',
    ],
    asks: 'words',
  },
]
