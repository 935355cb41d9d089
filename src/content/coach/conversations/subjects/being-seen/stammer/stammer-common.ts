import type { Answer } from '../../../conversation.ts'

export const stammerCommon: readonly Answer[] = [
  {
    like: [
      'should i tell them i stammer',
      'do i warn people about my stutter first',
      'say it before i start or hope they dont notice',
      'Is it wise to announce my stammer at the outset?',
      'i stutter, i tell them or i hide',
      'do i mention it in the interview that i stutter',
      'what if i get stuck on my own name',
    ],
    say: [
      'Yes, if it would take weight off you: "I stutter, so give me a second now and then." Said early and plainly, it lets you stop spending energy on hiding. If you get stuck, stay with the word, and keep looking at them. You get to finish.',
    ],
  },
  {
    like: [
      'what do i say when someone finishes my sentences because i stammer',
      'people guess my words when i block. how do i tell them nicely',
      'How can I ask others to wait while I get a word out?',
      'they always jump in when i stutter. need a line',
      'I stutter, friend speak for me, what to tell him',
      'how do i say please let me finish, im a stammerer',
      "my wife's family completes every word i get stuck on. what do i say to them",
    ],
    say: [
      'Say it kindly and early.\n"I stutter, so give me a second and I\'ll get there."\n"I\'d rather finish it myself, thanks for waiting."\n"You don\'t have to help with the words. Listening is the help."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i mention my stammer at the start of an interview',
      'should i say i stutter at the beginning of my talk, and how',
      "What is a natural way to disclose a stammer to people I've just met?",
      'first date and i stutter. how do i bring it up',
      'one line to tell new people i stammer pls',
      'how I say I have stammer before I begin to present',
      'meeting the new team. i want to get the stutter thing out of the way, words?',
    ],
    say: [
      'Early, brief, no apology.\n"Before I start: I stutter, so you\'ll hear some pauses."\n"I\'m fine, it takes me a moment sometimes."\n"No need to do anything but keep listening."',
    ],
    about: 'coming',
    asks: 'words',
  },
]
