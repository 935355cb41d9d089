import type { Answer } from '../../../conversation.ts'

export const lowCommon: readonly Answer[] = [
  {
    like: [
      'how do i tell someone im not doing well',
      'want to tell my friend im struggling, what do i text',
      'How might I let my family know that I have been feeling low?',
      'im depressed lately and nobody knows. how do i say it to my mom',
      'I feel bad long time, how to tell friend',
      'words for "im not ok" that dont scare everyone',
      'i need to talk to someone and dont know how to begin the message',
    ],
    say: [
      'Send the first line now; the rest can come later.\n"I\'ve been having a hard time, and I don\'t want to be alone with it."\n"Could we talk today or tomorrow?"\n"You don\'t have to fix it. Listening would help."',
    ],
    asks: 'words',
  },
]
