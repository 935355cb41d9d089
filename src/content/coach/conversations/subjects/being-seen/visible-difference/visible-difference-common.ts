import type { Answer } from '../../../conversation.ts'

export const visibleDifferenceCommon: readonly Answer[] = [
  {
    like: [
      'do i explain my scar or let them stare',
      'what do i do when people stare',
      'should i cover it when i go out',
      'Am I obliged to explain my appearance to strangers?',
      'people look at my face, i say something or no',
      'hide it or show it',
      'kids point at me and i never know if i should react',
    ],
    say: [
      'You owe nobody an explanation, and whether you cover it is up to you. Going out as you are lets you see for yourself what people do. When somebody stares, look back, nod or say hi; that can turn a stare into a greeting.',
    ],
  },
  {
    like: [
      'strangers ask what happened to my face. what do i say',
      'people stare at my scar, is there something i can say',
      'How might I answer questions regarding my birthmark?',
      'kid asked about my hand in front of everyone. words?',
      'they ask about my skin disease, what answer short',
      'i have a facial difference and need a line for nosy questions',
      'someone on the bus asked about my burns and i froze',
    ],
    say: [
      'You choose how much they get.\n"That\'s how I look. I\'m fine, thanks."\n"I\'d rather not go into it, but thanks for asking."\n"Ask me something else. I\'m [name]."',
    ],
    asks: 'words',
  },
]
