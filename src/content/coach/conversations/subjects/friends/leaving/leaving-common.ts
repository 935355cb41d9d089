import type { Answer } from '../../../conversation.ts'

export const leavingCommon: readonly Answer[] = [
  {
    like: [
      'do i say goodbye to everyone or just go',
      'how early can i leave without being rude',
      'is it rude to leave after an hour',
      "When may one decently take one's leave?",
      'i must say bye to all people one by one?',
      'irish goodbye ok or not',
      'can i leave before dessert',
    ],
    say: [
      "An hour is fine in most places. Say goodbye to the host and to whoever you've been talking with; that's enough, you don't have to go around the whole room. \"I'm heading off, thanks for having me\" needs no reason after it.",
    ],
    about: 'coming',
  },
  {
    like: [
      'how do i leave a party early without being rude',
      'what do i say to the host when i want to go home after an hour',
      "Which phrase would you use to take one's leave early?",
      'i always sneak out. what could i say instead',
      'want leave early from birthday, what say to friend',
      'leaving line please, party tonight, not staying till 2',
      'they always go "noooo stay". how do i say im off',
    ],
    say: [
      'Thank, say you\'re going, go.\n"I\'m heading out, but I\'m really glad I came."\n"Thanks for having me. It was good to see everyone."\n"I know, it\'s early, but this is my time to go. See you soon."',
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      'how do i get out of a conversation politely',
      'stuck talking to one guy at events for an hour. what do i say to leave',
      'How does one excuse oneself from a chat at a reception?',
      'i never know how to end a conversation in person. lines?',
      'how finish talking with someone at party and go to other people',
      'need an exit line for small talk',
      'shes lovely but goes on and on, i want to move along kindly',
    ],
    say: [
      'Warm word, clear end, then move.\n"I\'ve enjoyed this. I\'m going to say hi to a few more people."\n"I\'ll let you get back to the party. Good talking with you."\n"Hold that thought for next time. I have to get going."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i leave work drinks early without looking antisocial',
      'what do i tell my team when i go home after an hour of the office party',
      'I plan to attend the company dinner briefly. How do I announce my departure?',
      'work do tonight, need a line to go at 8',
      'after work drinks they always ask why you go so early. what I say?',
      'leaving the team event before everyone else, words pls',
      'my boss notices who leaves first. how do i say goodnight',
    ],
    say: [
      'Decide your time now, and say it cheerfully.\n"I\'m calling it a night. This was fun, thanks for setting it up."\n"That\'s it for me tonight. Thanks for the company."\n"See you all tomorrow."',
    ],
    about: 'coming',
    asks: 'words',
  },
]
