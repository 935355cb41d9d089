import type { Answer } from '../../../conversation.ts'

export const inLawsCommon: readonly Answer[] = [
  {
    like: [
      'how do i set a boundary with my mother in law',
      'she comments on how we raise the kids. what do i say to her',
      'What could I say to an intrusive father-in-law, respectfully?',
      'mother in law comes over without calling. words?',
      'my husband mother always criticize, how I tell her stop',
      'in laws give advice nonstop, need a polite line',
      'she rearranged my kitchen. AGAIN. what do i say that isnt a fight',
    ],
    say: [
      'Warm first, then the limit.\n"I know you mean well, and we\'ve got this one."\n"Please call before you come over or change things here. It matters to me."\n"I\'d rather not discuss that. Tell me about your week."',
    ],
    asks: 'words',
  },
  {
    like: [
      'meeting my boyfriends parents for the first time, what do i say',
      'what do i say when i first meet her mom and dad',
      "How should I greet my partner's parents at our first meeting?",
      'dinner with the in laws, i go mute. give me a few lines',
      'first time I see his family, what words for hello',
      'meeting the parents saturday, need openers',
      'going to my fiancees folks and i have no clue what to talk about with them',
    ],
    say: [
      'Thank them and get them telling stories.\n"It\'s so nice to finally meet you. Thank you for having me."\n"Can I help with anything?"\n"I\'d love to hear what [name] was like as a kid."',
    ],
    about: 'coming',
    asks: 'words',
  },
]
