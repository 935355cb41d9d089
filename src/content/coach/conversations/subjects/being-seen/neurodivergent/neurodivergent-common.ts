import type { Answer } from '../../../conversation.ts'

export const neurodivergentCommon: readonly Answer[] = [
  {
    like: [
      'should i tell them im autistic',
      'do i say i have adhd or will they treat me different',
      'tell new people im on the spectrum or mask',
      'Would you disclose autism to a new colleague?',
      'i am autist, i tell to people or better no',
      'is it too much to say im autistic on a second date',
      'mask or be honest',
    ],
    say: [
      'You get to choose who, when and how much. A good start is one person you trust, with one thing that helps them understand you: "I\'m very direct, and I like it when others are." You don\'t have to give the label to get that. Who feels safest to try it with?',
    ],
  },
  {
    like: [
      "how do i tell people i'm autistic and dont get hints",
      'want to ask people to be direct with me, words?',
      'How could I explain to colleagues that I miss nonverbal cues?',
      'i have adhd and interrupt, what do i say when i did it',
      'autistic, need to tell new friend about eye contact. how',
      'people think im rude bc i dont look at them. line?',
      "i'm audhd and need to ask for clear instructions at work",
    ],
    say: [
      'You can give the instruction without the whole story.\n"I do best when people are direct with me. Hints go past me."\n"I listen better when I\'m not looking at you."\n"Sorry, I cut in. Please finish."',
    ],
    asks: 'words',
  },
]
