import type { DangerAnswer } from '../danger-answer.ts'

export const friendFamily: readonly DangerAnswer[] = [
  {
    id: 'friend-words-to-family',
    group: 'friend',
    comesFirst: true,
    like: [
      'what do i say to his wife',
      'his mum doesnt know, what do i tell her',
      'how do i tell her husband without her rushing home',
      'what do i tell Linda on the phone',
      'do i call his parents and what do i say',
      'how do you say that to somebodys mother',
      'What should I say to her sister?',
      'i have to ring his dad, give me words',
      'what on earth do i tell his kids',
      'hes got a girlfriend, what do i say to her',
      'she is his wife and she knows nothing',
      'words for his brother please',
    ],
    say: [
      'Say it plainly, and keep them where they are: "I’m worried that they may hurt themselves. Help is on the way. Please stay where you are until somebody calls you, and have a person sit with you." Then ask if they know of anything dangerous in the house.',
      'For example: "I’ve called {number} about them. It’s serious, and people are going there now. Please don’t go in yourself. Stay by the phone with somebody." You can say that you don’t know more yet.',
    ],
  },
]
