import type { Answer } from '../../../conversation.ts'

export const laterLifeTalkWords: readonly Answer[] = [
  {
    like: [
      'if they ask how i am do i lie or make everyone sad',
      "I can't say I'm fine, and I can't tell the truth over dinner either.",
      'people ask how r u since he died and i dont know what to say',
      'What does a widow answer to "how are you"?',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `There's something between a lie and the whole truth:\n"Some days are better than others. It's good to be here."\n"It's quiet at home, and I'm glad you asked me to come. How are you?"\n"Getting along. Sit with me and tell me about yourself."`,
    ],
  },
  {
    like: [
      'what would the sentence be',
      'alright, what do i say then when i walk in',
      "Let's hear the sentence first",
      "depends what i'd have to say tbh",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then judge for yourself. One is enough:\n"Is this seat free? I'm new to doing this on my own."\n"Have you been coming here long?"\n"I don't know a soul here yet. Would you tell me who's who?"`,
    ],
  },
]
