import type { Answer } from '../../../conversation.ts'

export const reassuranceCommon: readonly Answer[] = [
  {
    like: [
      'will it be ok',
      'tell me its going to be fine',
      'promise me it wont be bad',
      'Do you believe all will be well?',
      'it will be good, yes?',
      'pls just say itll be ok',
      'is it gonna work out',
    ],
    say: [
      "I can't promise that, and you'd notice if I pretended. What I can say: you've been scared before, and it doesn't have to go well for you to get through it. If it wobbles, you only have to do the next minute, then the one after.",
    ],
  },
  {
    like: [
      'are you sure',
      'really?',
      'you really think so?',
      'Are you quite certain of that?',
      'you are sure about this',
      'but how do you know',
      'and what if youre wrong',
    ],
    say: [
      "Not completely; I only know what you've told me, and nobody can be certain about other people. Take it as a decent guess to try out. If asking once more is tempting, see if you can stand not knowing for ten minutes. That's good practice in itself.",
    ],
  },
  {
    like: [
      'how do i ask my friend if shes mad at me without being annoying',
      'he answered "k". how do i ask if were ok',
      'What is a mature way to ask whether I have offended someone?',
      'i think shes upset with me. text?',
      'I think friend angry on me, how to ask one time',
      "need words to check if somethings wrong, only once, then i'll stop",
      'my boyfriends been short with me today, how do i ask',
    ],
    say: [
      'Ask once, and believe the answer.\n"I had a feeling something\'s off. Are we okay?"\n"If it\'s something I did, I\'d like to hear it."\n"Thanks for telling me. I\'ll take your word for it."',
    ],
    asks: 'words',
  },
]
