import type { Answer } from '../../../conversation.ts'

export const winCommon: readonly Answer[] = [
  {
    like: [
      'i have nobody to tell good news to',
      'got good news and no one to tell',
      'i passed and theres literally no one i can call',
      "I've had some happy news but there is nobody to share it with.",
      'good thing happen today and i have nobody for tell',
      'something great happened and i just sat there alone w it',
      'who do i even tell. i have no one',
    ],
    say: [
      `Tell me. I'm an AI, and it still shouldn't go unsaid. And then send it to one person you know even a little, no big speech: "Had some good news today." People are often pleased to be told. What happened?`,
    ],
  },
  {
    like: [
      'how do i tell a friend my good news without bragging',
      'i got the job and want to tell people. what do i write',
      'Is there a modest way of sharing an achievement?',
      'i finally did the scary thing and want to tell someone, words?',
      'I pass exam, how to tell friends not proud too much',
      'want to share that i spoke up in class today, how do i say it',
      'good news text, i always downplay it',
    ],
    say: [
      'Say it straight, and let them be happy for you.\n"I have good news, and I wanted you to hear it."\n"This was a big step for me, and I\'m proud of it."\n"Thanks for being happy for me."',
    ],
    about: 'over',
    asks: 'words',
  },
]
