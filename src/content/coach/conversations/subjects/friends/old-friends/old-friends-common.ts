import type { Answer } from '../../../conversation.ts'

export const oldFriendsCommon: readonly Answer[] = [
  {
    like: [
      'how do i text a friend after a year of silence',
      'havent talked to my college roommate in ages, what do i write',
      'What does one write to a friend neglected for more than a year?',
      'i dropped off the face of the earth and want to reach out. words',
      'want to reconnect with old friend, how start message',
      'its been so long its embarrassing. first text?',
      'thinking of an old buddy from the army, how do i get back in touch',
    ],
    say: [
      'Skip the long apology; start with a memory.\n"Hey, you crossed my mind today, and it made me smile."\n"It\'s been too long, and I\'d love to hear how you are."\n"No rush to answer. I wanted to say hi."',
    ],
    asks: 'words',
  },
  {
    like: [
      'i disappeared on my friends when i was depressed. how do i come back',
      'what do i say to the friend i stopped answering a year ago, it was my fault',
      'How can I explain to an old friend why I vanished?',
      'i ghosted everyone bc of anxiety and want to apologize. text?',
      'I was bad friend, no answer for long time. what to write now',
      'want to say sorry for going silent on her, and try again',
      'my fault we lost touch. how do i own it in a msg',
    ],
    say: [
      'Own it briefly, then open the door.\n"I went quiet on you, and I\'m sorry. I was having a hard time."\n"It was never about you. I\'ve missed you."\n"If you\'re up for it, I\'d love to catch up."',
    ],
    asks: 'words',
  },
]
